import { Text } from '~/components/ui/Text';
import type { Messages } from '~/i18n/messages.server';
import type { Office } from '~/lib/office.server';
import { CONTACT_OFFICE } from '~/lib/site-paths';
import styles from './OfficeHours.module.css';

interface Props {
  texts: Messages['contact']['hours'];
  office: Office;
}

export function OfficeHours({ texts, office: { days = [], note, phone, landmark, map, address } }: Props) {
  const isOpen = days.length > 0;
  return (
    <section className="block" aria-labelledby={CONTACT_OFFICE}>
      <h2 id={CONTACT_OFFICE}>{isOpen || note ? texts.title : texts.office}</h2>
      <Text as="p" of={note} className={styles.note} />
      {isOpen && (
        <dl className={`row ${styles.days}`}>
          {days.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
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
      <p>
        {landmark}
        <Text as="a" of={address} href={map} target="_blank" rel="noopener" />
      </p>
    </section>
  );
}
