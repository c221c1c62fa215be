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
  headingLevel?: 'h2' | 'h3';
}

/** A product in a grid: its picture, its name as a badge, its description over the picture; all of it one link. */
export function ProductCard({ product, sizes, headingLevel: Heading = 'h3' }: Props) {
  return (
    <Link to={productPath(product.id)} prefetch="intent" className={styles.card} lang="id">
      <div className={styles.frame}>
        <Picture image={product.image} alt="" sizes={sizes} />
        <Heading className={styles.name}>{product.name}</Heading>
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
