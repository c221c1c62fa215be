import styles from './CategoryFacts.module.css';

/** @param facts one a line: 'Origin: Temanggung' */
export function CategoryFacts({ facts }: { facts: string }) {
  return (
    <dl className={styles.facts}>
      {facts
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
