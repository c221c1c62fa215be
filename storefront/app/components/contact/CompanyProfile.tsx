import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { Scene } from '~/components/Scene';
import { Section } from '~/components/Section';
import { company } from '~/content/company';
import type { Content } from '~/content/content.server';
import profilePdf from './company-profile.pdf';
import styles from './CompanyProfile.module.css';

const FILE_NAME = 'ndeso-nusantara-company-profile.pdf';

interface Props {
  texts: Content['contact']['profile'];
  asking: Content['contact']['asking'];
}

export function CompanyProfile({ texts, asking }: Props) {
  const { eyebrow, title, text, button } = texts;
  return (
    <Section eyebrow={eyebrow} title={title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>{text}</p>
          <a className={buttonClass('primary')} href={profilePdf} download={FILE_NAME} hrefLang="en">
            <Icon name="download" />
            {button}
          </a>
          <h3>{asking.title}</h3>
          <ul className={styles.points}>
            {asking.points.map((point) => (
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
