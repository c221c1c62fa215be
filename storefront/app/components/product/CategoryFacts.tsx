import type { factLines } from '~/lib/localized-text.server';
import styles from './CategoryFacts.module.css';

interface Props {
  lines: ReturnType<typeof factLines>;
  lang: string | undefined;
}

export function CategoryFacts({ lines, lang }: Props) {
  return (
    <dl className={`columns ${styles.facts}`} lang={lang}>
      {lines.map(({ label, value }) => (
        <div key={label + value} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
