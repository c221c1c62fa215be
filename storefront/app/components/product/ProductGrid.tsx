import type { Product } from '~/api/products.server';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.css';

interface Props {
  products: readonly Product[];
  /** Cards a row on a desk; a phone shows one, widths between show two. */
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
          <ProductCard product={product} sizes={SIZES[columns]} />
        </li>
      ))}
    </ul>
  );
}
