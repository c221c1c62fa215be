import { Picture } from '~/components/ui/Picture';
import type { ShownCompanyInfo } from '~/lib/localized-text.server';
import styles from './Reasons.module.css';

export function Reasons({ entries }: { entries: readonly ShownCompanyInfo[] }) {
  return (
    <ul className={`columns ${styles.reasons}`}>
      {entries.map(({ id, title, text, image, tint }) => (
        <li key={id} className={styles.reason}>
          <div className={styles.picture}>
            <Picture image={image} tint={tint} alt="" sizes="5.5rem" />
          </div>
          <div>
            <h3 lang={title.lang}>{title.text}</h3>
            <p lang={text.lang}>{text.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
