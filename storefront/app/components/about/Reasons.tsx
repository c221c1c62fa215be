import type { CompanyInfo } from '~/api/company-info.server';
import { Picture } from '~/components/Picture';
import styles from './Reasons.module.css';

export function Reasons({ entries }: { entries: readonly CompanyInfo[] }) {
  return (
    <ul className={styles.reasons}>
      {entries.map(({ id, judul, value_company, image }) => (
        <li key={id} className={styles.reason}>
          <div className={styles.picture}>
            <Picture image={image} alt="" sizes="9rem" />
          </div>
          <div>
            <h3>{judul}</h3>
            <p>{value_company}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
