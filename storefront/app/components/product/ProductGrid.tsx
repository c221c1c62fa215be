import { Link } from '@remix-run/react';
import type { Product } from '~/api/products.server';
import { Picture } from '~/components/Picture';
import { detail } from '~/content/catalogue';
import { rupiah } from '~/rupiah';
import { productPath } from '~/site-paths';
import styles from './ProductGrid.module.css';

interface Props {
  products: readonly Product[];
  /** Per row on a desktop; a phone shows one, a tablet two. */
  columns: 3 | 4;
}

const SIZES = {
  3: '(min-width: 992px) 384px, (min-width: 768px) 48vw, 88vw',
  4: '(min-width: 768px) 24vw, (min-width: 576px) 48vw, 88vw',
} as const;

export function ProductGrid({ products, columns }: Props) {
  return (
    <ul className={`${styles.grid} ${columns === 4 ? styles.four : styles.three}`}>
      {products.map((product) => (
        <li key={product.id}>
          <Card product={product} sizes={SIZES[columns]} />
        </li>
      ))}
    </ul>
  );
}

/** One link: the picture with the name as a badge and the description over it, and the price. */
function Card({ product, sizes }: { product: Product; sizes: string }) {
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
