import { PageLink } from './PageLink';
import { Picture } from './Picture';
import { paths } from '~/lib/site-paths';
import type { ShownCompanyInfo } from '~/lib/localized-text.server';
import styles from './CompanyInfoCards.module.css';

interface Props {
  entries: readonly ShownCompanyInfo[];
  /** Leads to the contact page. */
  button?: string;
}

export function CompanyInfoCards({ entries, button }: Props) {
  return (
    <ul className={styles.cards}>
      {entries.map(({ id, title, text, image, tint }) => (
        <li key={id} className={`card ${styles.card}`}>
          <div className={styles.picture}>
            <Picture image={image} tint={tint} alt="" sizes="6rem" />
          </div>
          <h3 lang={title.lang}>{title.text}</h3>
          <p lang={text.lang}>{text.text}</p>
          {button && (
            <PageLink to={paths.contact} className={styles.more}>
              {button}
              <span className="visually-hidden" lang={title.lang}>
                : {title.text}
              </span>
            </PageLink>
          )}
        </li>
      ))}
    </ul>
  );
}
