import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { SitePicture } from '~/components/ui/SitePicture';
import { Section } from '~/components/ui/Section';
import { useLanguage } from '~/components/ui/use-root-data';
import { company } from '~/i18n/company';
import type { Messages } from '~/i18n/messages.server';
import { pathIn } from '~/lib/languages';
import { CONTACT_PROFILE, companyProfilePath } from '~/lib/site-paths';
import styles from './CompanyProfile.module.css';

interface Props {
  texts: Messages['contact']['profile'];
  children: ReactNode;
}

export function CompanyProfile({ texts, children }: Props) {
  const { eyebrow, title, text, prices, button } = texts;
  return (
    <Section id={CONTACT_PROFILE} eyebrow={eyebrow} title={title}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p>{text}</p>
          <p>
            <strong>{prices}</strong>
          </p>
          {/* No `download`, which would save an error page as the file: the answer's header says to keep it. */}
          <a
            className={buttonClass('primary')}
            href={pathIn(useLanguage(), companyProfilePath)}
            type="application/pdf"
          >
            <Icon name="download" />
            {button}
          </a>
          {children}
        </div>
        <div className={styles.cover} aria-hidden="true">
          <SitePicture scene="trade" crop="tall" sizes="22rem" />
          <p>
            <strong>{company.name}</strong>
            {title}
          </p>
        </div>
      </div>
    </Section>
  );
}

export function InquiryChecklist({ texts }: { texts: Messages['contact']['asking'] }) {
  return (
    <>
      <h3>{texts.title}</h3>
      <ul className={styles.points}>
        {texts.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
