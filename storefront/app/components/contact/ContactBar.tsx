import type { ReactNode } from 'react';
import type { Contact } from '~/api/contacts.server';
import { AwaitContact } from '~/components/AwaitContact';
import { Icon } from '~/components/Icon';
import { emailAddress, messagingNumber, webLink, webMailLink } from '~/contact-links';
import { company } from '~/content/company';
import { contact as texts } from '~/content/contact';
import { loading } from '~/content/site';
import styles from './ContactBar.module.css';

/** The three contact channels; one without its field is left out. */
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
        {(contact) => <Channels contact={contact} />}
      </AwaitContact>
    </section>
  );
}

function Channels({ contact }: { contact: Contact }) {
  const whatsapp = webLink(contact.url_whatsapp);
  const email = emailAddress(contact.url_email);
  const instagram = webLink(contact.url_instagram);
  return (
    <ul className={styles.channels}>
      {whatsapp && (
        <Channel
          href={whatsapp}
          icon={<Icon name="whatsapp" />}
          label={texts.channels.whatsapp}
          value={messagingNumber(whatsapp)}
        />
      )}
      {email && (
        <Channel
          href={webMailLink(email)}
          icon={<Icon name="mail" />}
          label={texts.channels.email}
          value={email}
        />
      )}
      {instagram && (
        <Channel
          href={instagram}
          icon={<Icon name="instagram" />}
          label={texts.channels.instagram}
          value={company.instagramHandle}
        />
      )}
    </ul>
  );
}

interface ChannelProps {
  href: string;
  icon: ReactNode;
  label: string;
  value: string;
}

function Channel({ href, icon, label, value }: ChannelProps) {
  return (
    <li>
      <a className={styles.channel} href={href} target="_blank" rel="noopener">
        <span className={styles.icon}>{icon}</span>
        <span>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
        </span>
      </a>
    </li>
  );
}
