import { Link } from '@remix-run/react';
import type { Product } from '~/api/products.server';
import { Picture } from '~/components/Picture';
import { detail } from '~/content/catalogue';
import { rupiah } from '~/rupiah';
import { productPath } from '~/site-paths';
import styles from './ProductCard.module.css';

interface Props {
  product: Product;
  /** As in <img sizes>. */
  sizes: string;
}

/** A product in a grid: its picture, its name as a badge, its description over the picture; all of it one link. */
export function ProductCard({ product, sizes }: Props) {
  return (
    <Link to={productPath(product.id)} prefetch="intent" className={styles.card} lang="id">
      <div className={styles.frame}>
        <Picture image={product.image} alt="" sizes={sizes} />
        <h3 className={styles.name}>{product.name}</h3>
        {product.description && (
          <div className={styles.overlay}>
            <p className={styles.description}>{product.description}</p>
          </div>
        )}
      </div>
      <p className={styles.price}>{product.price === null ? detail.noPrice : rupiah(product.price)}</p>
    </Link>
  );
}
