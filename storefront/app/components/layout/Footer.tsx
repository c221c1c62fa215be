import { useLocation } from '@remix-run/react';
import logo from '~/brand/logo.svg';
import { AwaitContact, AwaitOffice } from '~/components/ui/AwaitContact';
import { PageLink } from '~/components/ui/PageLink';
import { useLanguage, useRootData } from '~/components/ui/use-root-data';
import { clientMessages } from '~/i18n/client-messages';
import { company } from '~/i18n/company';
import { documentedPath } from '~/lib/languages';
import type { ContactChannels } from '~/lib/root-data.server';
import { paths } from '~/lib/site-paths';
import styles from './Footer.module.css';
import { LanguageSwitch } from './LanguageSwitch';
import { LocationMap } from './LocationMap';
import { SocialLinks } from './SocialLinks';

const PAGES = ['home', 'products', 'about', 'contact'] as const;

export function Footer() {
  const { pathname } = useLocation();
  const { year, texts } = useRootData();
  const { navigation, footer, blurb } = texts;
  const { loading } = clientMessages[useLanguage()];
  const green = documentedPath(pathname).startsWith('/product-list');
  return (
    <footer className={`${styles.footer} ${green ? styles.green : ''}`}>
      <div className={`container ${styles.columns}`}>
        <div className={styles.company}>
          <p className={`row ${styles.brand}`}>
            <img src={logo} alt="" width="40" height="40" loading="lazy" />
            {company.name}
          </p>
          <p>{blurb}</p>
          <AwaitContact
            loading={<p>{loading}</p>}
            failed={({ notice }) => notice && <p className="failed">{notice}</p>}
          >
            {(ways) => <ContactDetails {...ways} />}
          </AwaitContact>
        </div>
        <nav aria-label={footer.pages}>
          <h2 className={styles.heading}>{footer.pages}</h2>
          <ul className={styles.pages}>
            {PAGES.map((page) => (
              <li key={page}>
                <PageLink to={paths[page]} className="plain">
                  {navigation[page]}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.location}>
          <h2 className={styles.heading}>{footer.location}</h2>
          <AwaitOffice>{(office) => <LocationMap {...office} />}</AwaitOffice>
        </div>
      </div>
      <div className={`container row ${styles.bottom}`}>
        <p>
          © {year} {company.name} · <PageLink to={paths.privacy}>{navigation.privacy}</PageLink>
        </p>
        <LanguageSwitch />
        <AwaitContact loading={null} failed={() => null}>
          {(ways) => <SocialLinks {...ways} />}
        </AwaitContact>
      </div>
    </footer>
  );
}

function ContactDetails({ whatsapp, email }: ContactChannels) {
  return (
    <ul className={styles.reach}>
      {whatsapp && (
        <li>
          <a href={whatsapp.href} target="_blank" rel="noopener">
            {whatsapp.number}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={`mailto:${email.address}`}>{email.address}</a>
        </li>
      )}
    </ul>
  );
}
