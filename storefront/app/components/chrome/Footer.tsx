import { Link, useLocation } from '@remix-run/react';
import type { Contact } from '~/api/contacts.server';
import logo from '~/brand/logo.svg';
import { AwaitContact } from '~/components/AwaitContact';
import { useSite } from '~/components/use-site';
import { emailAddress, mailtoLink, messagingNumber, webLink } from '~/contact-links';
import { company } from '~/content/company';
import { footer, loading, navigation } from '~/content/site';
import { paths } from '~/site-paths';
import styles from './Footer.module.css';
import { LocationMap } from './LocationMap';
import { SocialLinks } from './SocialLinks';

const PAGES = [
  { to: paths.home, label: navigation.home },
  { to: paths.products, label: navigation.products },
  { to: paths.about, label: navigation.about },
  { to: paths.contact, label: navigation.contact },
] as const;

export function Footer() {
  const { pathname } = useLocation();
  const { year } = useSite();
  const green = pathname.startsWith('/product-list');
  return (
    <footer className={`${styles.footer} ${green ? styles.green : ''}`}>
      <div className={styles.columns}>
        <div className={styles.company}>
          <p className={styles.brand}>
            <img src={logo} alt="" width="40" height="40" loading="lazy" />
            {company.name}
          </p>
          <p>{company.blurb}</p>
          <AwaitContact loading={<p>{loading}</p>} failed={(text) => <p className={styles.failed}>{text}</p>}>
            {(contact) => <ContactDetails contact={contact} />}
          </AwaitContact>
        </div>
        <nav aria-label={footer.pages}>
          <h2 className={styles.heading}>{footer.pages}</h2>
          <ul className={styles.pages}>
            {PAGES.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.location}>
          <h2 className={styles.heading}>{footer.location}</h2>
          <LocationMap />
        </div>
      </div>
      <div className={styles.bottom}>
        <p>
          © {year} {company.name}
        </p>
        <AwaitContact loading={null} failed={() => null}>
          {(contact) => <SocialLinks contact={contact} />}
        </AwaitContact>
      </div>
    </footer>
  );
}

function ContactDetails({ contact }: { contact: Contact }) {
  const whatsapp = webLink(contact.url_whatsapp);
  const email = emailAddress(contact.url_email);
  return (
    <ul className={styles.reach}>
      {whatsapp && (
        <li>
          <a href={whatsapp} target="_blank" rel="noopener">
            {messagingNumber(whatsapp)}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={mailtoLink(email)}>{email}</a>
        </li>
      )}
    </ul>
  );
}
