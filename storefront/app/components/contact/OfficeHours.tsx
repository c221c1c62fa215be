import type { Content } from '~/content/content.server';
import styles from './OfficeHours.module.css';

interface Props {
  texts: Content['contact']['hours'];
  days: readonly { days: string; time: string }[];
}

export function OfficeHours({ texts, days }: Props) {
  return (
    <section className={styles.hours} aria-labelledby="office-hours">
      <h2 id="office-hours">{texts.title}</h2>
      <dl className={styles.days}>
        {days.map(({ days, time }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <p>{texts.zone}</p>
      <p>{texts.answer}</p>
    </section>
  );
}
