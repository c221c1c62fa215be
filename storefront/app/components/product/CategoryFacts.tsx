import type { ProductLine } from '~/content/product-lines';
import styles from './CategoryFacts.module.css';

export function CategoryFacts({ line }: { line: ProductLine }) {
  return (
    <dl className={styles.facts}>
      {line.facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
