import { officeHours } from '~/content/company';
import { contact } from '~/content/contact';
import styles from './OfficeHours.module.css';

export function OfficeHours() {
  const { title, zone, answer } = contact.hours;
  return (
    <section className={styles.hours} aria-labelledby="office-hours">
      <h2 id="office-hours">{title}</h2>
      <dl className={styles.days}>
        {officeHours.days.map(({ days, from, to }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>
              {from}–{to}
            </dd>
          </div>
        ))}
      </dl>
      <p>{zone(officeHours.zone)}</p>
      <p>{answer(officeHours.answer)}</p>
    </section>
  );
}
