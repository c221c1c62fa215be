import { Text } from '~/components/ui/Text';
import type { SpecTable as Specs } from '~/lib/catalogue/product-views.server';
import styles from './SpecTable.module.css';

export function SpecTable({ specs: { heading, columns, rows } }: { specs: Specs }) {
  const hasTest = rows.some(({ test }) => test);
  return (
    <table className={styles.specs}>
      <caption>
        <h2 className={styles.heading}>{heading}</h2>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{columns.property}</th>
          <th scope="col">{columns.value}</th>
          {hasTest && <th scope="col">{columns.test}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, isAmount, test }) => (
          <tr key={key} className={styles.row}>
            <Text as="th" of={label} scope="row" />
            <Text as="td" of={value} className={`${styles.value} ${isAmount ? styles.amount : ''}`} />
            {hasTest && <td className={styles.test}>{test}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
