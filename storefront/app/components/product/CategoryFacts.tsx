import type { StaffText } from '~/staff-texts.server';
import styles from './CategoryFacts.module.css';

/** @param facts one a line: 'Origin: Temanggung' */
export function CategoryFacts({ facts: { text, lang } }: { facts: StaffText }) {
  return (
    <dl className={styles.facts} lang={lang}>
      {text
        .split('\n')
        .filter(Boolean)
        .map((fact) => {
          const [label = '', ...value] = fact.split(':');
          return (
            <div key={fact} className={styles.fact}>
              <dt>{label.trim()}</dt>
              <dd>{value.join(':').trim()}</dd>
            </div>
          );
        })}
    </dl>
  );
}
