import type { Contact } from '~/api/contacts.server';
import { Icon } from '~/components/Icon';
import { emailAddress, mailtoLink, webLink } from '~/contact-links';
import { footer } from '~/content/site';
import styles from './SocialLinks.module.css';

/** In the documented order; a link without its field is left out. */
export function SocialLinks({ contact }: { contact: Contact }) {
  const email = emailAddress(contact.url_email);
  const links = [
    { label: 'Whatsapp', href: webLink(contact.url_whatsapp), icon: <Icon name="whatsapp" /> },
    { label: 'Instagram', href: webLink(contact.url_instagram), icon: <Icon name="instagram" /> },
    { label: 'TikTok', href: webLink(contact.url_tiktok), icon: <Icon name="tiktok" /> },
    { label: 'Email', href: email && mailtoLink(email), icon: <Icon name="mail" /> },
    { label: 'Facebook', href: webLink(contact.url_fb), icon: <Icon name="facebook" /> },
  ];
  return (
    <div className={styles.social}>
      <h2 className={styles.heading}>{footer.more}</h2>
      <ul className={styles.icons}>
        {links.map(
          ({ label, href, icon }) =>
            href && (
              <li key={label}>
                <a className={styles.icon} href={href} target="_blank" rel="noopener" aria-label={label}>
                  {icon}
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
