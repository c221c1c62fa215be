import { Icon } from '~/components/ui/Icon';
import { useRootData } from '~/components/ui/use-root-data';
import type { ContactChannels } from '~/lib/root-data.server';
import styles from './SocialLinks.module.css';

/** In the documented order. */
export function SocialLinks({ whatsapp, instagram, tiktok, email, facebook }: ContactChannels) {
  const { footer } = useRootData().texts;
  const links = [
    { label: 'Whatsapp', href: whatsapp?.href, icon: 'whatsapp' },
    { label: 'Instagram', href: instagram, icon: 'instagram' },
    { label: 'TikTok', href: tiktok, icon: 'tiktok' },
    { label: 'Email', href: email && `mailto:${email.address}`, icon: 'mail' },
    { label: 'Facebook', href: facebook, icon: 'facebook' },
  ] as const;
  return (
    <div className="row">
      <h2 className={styles.heading}>{footer.more}</h2>
      <ul className={`row ${styles.icons}`}>
        {links.map(
          ({ label, href, icon }) =>
            href && (
              <li key={label}>
                <a
                  className={`round ${styles.link}`}
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={label}
                >
                  <Icon name={icon} />
                </a>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
