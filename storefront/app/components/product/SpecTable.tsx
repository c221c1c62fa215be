import type { SpecTable as Specs } from '~/lib/catalogue/product-views.server';
import styles from './SpecTable.module.css';

export function SpecTable({ specs: { heading, columns, rows } }: { specs: Specs }) {
  const hasMethod = rows.some(({ method }) => method);
  const hasTest = rows.some(({ tested, lab }) => tested ?? lab);
  return (
    <table className={styles.specs}>
      <caption>
        <h2>{heading}</h2>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.property}</th>
          <th scope="col">{columns.value}</th>
          {hasMethod && <th scope="col">{columns.method}</th>}
          {hasTest && <th scope="col">{columns.tested}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, value, isAmount, method, tested, lab }) => (
          <tr key={key}>
            <th scope="row" lang={label.lang}>
              {label.text}
            </th>
            <td className={`${styles.value} ${isAmount ? styles.amount : ''}`} lang={value.lang}>
              {value.text}
            </td>
            {hasMethod && <td>{method}</td>}
            {hasTest && (
              <td>
                {tested && <time dateTime={tested.day}>{tested.text}</time>}
                {lab && <span className={styles.lab}>{lab}</span>}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
