import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { Scene } from '~/components/Scene';
import { Section } from '~/components/Section';
import { company } from '~/content/company';
import { contact } from '~/content/contact';
import profilePdf from './company-profile.pdf';
import styles from './CompanyProfile.module.css';

export function CompanyProfile() {
  const { eyebrow, title, text, button, fileName } = contact.profile;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>{text}</p>
          <a className={buttonClass('primary')} href={profilePdf} download={fileName}>
            <Icon name="download" />
            {button}
          </a>
          <h3>{contact.asking.title}</h3>
          <ul className={styles.points}>
            {contact.asking.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.cover} aria-hidden="true">
          <Scene scene="trade" crop="tall" sizes="22rem" />
          <p>
            <strong>{company.name}</strong>
            {title}
          </p>
        </div>
      </div>
    </Section>
  );
}
