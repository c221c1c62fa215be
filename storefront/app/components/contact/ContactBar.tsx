import type { ReactNode } from 'react';
import type { Contact } from '~/api/contacts.server';
import { AwaitContact } from '~/components/AwaitContact';
import { Icon } from '~/components/Icon';
import { emailAddress, messagingNumber, webLink, webMailLink } from '~/contact-links';
import { company } from '~/content/company';
import { contact as texts } from '~/content/contact';
import { loading } from '~/content/site';
import styles from './ContactBar.module.css';

/** The three ways to write to the company, each only when its field is present. */
export function ContactBar() {
  return (
    <section className={styles.bar} aria-label={texts.title}>
      <AwaitContact
        loading={<p className={styles.notice}>{loading}</p>}
        failed={(text) => (
          <p className={styles.notice} role="alert">
            {text}
          </p>
        )}
      >
        {(contact) => <Ways contact={contact} />}
      </AwaitContact>
    </section>
  );
}

function Ways({ contact }: { contact: Contact }) {
  const whatsapp = webLink(contact.url_whatsapp);
  const email = emailAddress(contact.url_email);
  const instagram = webLink(contact.url_instagram);
  return (
    <ul className={styles.ways}>
      {whatsapp && (
        <Way
          href={whatsapp}
          icon={<Icon name="whatsapp" />}
          label={texts.ways.whatsapp}
          shown={messagingNumber(whatsapp)}
        />
      )}
      {email && (
        <Way href={webMailLink(email)} icon={<Icon name="mail" />} label={texts.ways.email} shown={email} />
      )}
      {instagram && (
        <Way
          href={instagram}
          icon={<Icon name="instagram" />}
          label={texts.ways.instagram}
          shown={company.instagramHandle}
        />
      )}
    </ul>
  );
}

interface WayProps {
  href: string;
  icon: ReactNode;
  label: string;
  shown: string;
}

function Way({ href, icon, label, shown }: WayProps) {
  return (
    <li>
      <a className={styles.way} href={href} target="_blank" rel="noopener">
        <span className={styles.icon}>{icon}</span>
        <span>
          <span className={styles.label}>{label}</span>
          <span className={styles.shown}>{shown}</span>
        </span>
      </a>
    </li>
  );
}
