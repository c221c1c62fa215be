import { Link } from '@remix-run/react';
import type { CompanyInfo } from '~/api/company-info.server';
import { buttonClass } from '~/components/ButtonLink';
import { Picture } from '~/components/Picture';
import { home } from '~/content/home';
import { paths } from '~/site-paths';
import styles from './CompanyInfoCards.module.css';

export function CompanyInfoCards({ entries }: { entries: readonly CompanyInfo[] }) {
  return (
    <ul className={styles.cards}>
      {entries.map(({ id, judul, value_company, image }) => (
        <li key={id} className={styles.card}>
          <div className={styles.picture}>
            <Picture image={image} alt="" sizes="(min-width: 768px) 22rem, 92vw" />
          </div>
          <div className={styles.words}>
            <h3>{judul}</h3>
            <p>{value_company}</p>
            <Link to={paths.contact} className={`${buttonClass('quiet')} ${styles.more}`}>
              {home.why.button}
              <span className="visually-hidden">: {judul}</span>
            </Link>
          </div>
        </li>
      ))}
    </ul>
  );
}
