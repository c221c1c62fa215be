import { useSyncExternalStore } from 'react';
import type { Content } from '~/content/content.server';
import { OFFICE_UTC_MINUTES } from '~/content/company';
import { filled } from '~/content/filled';
import type { Office } from '~/office.server';
import { CONTACT_OFFICE } from '~/site-paths';
import styles from './OfficeHours.module.css';

interface Props {
  texts: Content['contact']['hours'];
  office: Office;
}

/** When the office is open, and where it is. */
export function OfficeHours({ texts, office }: Props) {
  const ahead = useMinutesAhead();
  const { days = [], note, phone } = office;
  const isOpen = days.length > 0;
  return (
    <section className={styles.hours} aria-labelledby={CONTACT_OFFICE}>
      <h2 id={CONTACT_OFFICE}>{isOpen || note ? texts.title : texts.office}</h2>
      {note && (
        <p className={styles.note} lang={note.lang}>
          {note.text}
        </p>
      )}
      {isOpen && (
        <dl className={styles.days}>
          {days.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
              {ahead !== 0 && HOUR.test(time) && (
                <dd className={styles.yours}>{inOwnTime(time, ahead, texts)}</dd>
              )}
            </div>
          ))}
        </dl>
      )}
      {isOpen && <p>{texts.zone}</p>}
      <p>{texts.answer}</p>
      {phone && (
        <p>
          {texts.call} <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
      <p className="screen-only">
        {office.landmark}
        <a href={office.map} target="_blank" rel="noopener" lang={office.address.lang}>
          {office.address.text}
        </a>
      </p>
    </section>
  );
}

/** How far a visitor's clock is ahead of the company's; none on the server, which does not know it. */
function useMinutesAhead(): number {
  return useSyncExternalStore(
    never,
    () => -new Date().getTimezoneOffset() - OFFICE_UTC_MINUTES,
    () => 0,
  );
}

/** Told of no change: who travels loads the page again. */
const never = () => () => {};

const DAY = 24 * 60;
/** Not where it is closed. */
const HOUR = /\d/;

/** '04:00–12:00 your time', written as the company's hours are: '08:00–16:00'. */
function inOwnTime(time: string, ahead: number, { yours, yoursBefore }: Props['texts']): string {
  let isBefore = false;
  const own = time.replace(
    /(\d\d)(\D)(\d\d)/g,
    (_, hours: string, sign: string, minutes: string, at: number) => {
      const shifted = Number(hours) * 60 + Number(minutes) + ahead;
      if (at === 0) isBefore = shifted < 0;
      const ofDay = (shifted + DAY) % DAY;
      return twoDigits(Math.floor(ofDay / 60)) + sign + twoDigits(ofDay % 60);
    },
  );
  return filled(isBefore ? yoursBefore : yours, { time: own });
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
