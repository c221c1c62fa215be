import { AwaitContact } from '~/components/AwaitContact';
import { useSite } from '~/components/use-site';
import { emailAddress, messagingNumber, webLink } from '~/contact-links';
import { company } from '~/content/company';
import styles from './Letterhead.module.css';

/** On paper alone, in place of navbar and footer: whose page it is, where it came from and how to reach the company. */
export function Letterhead({ path }: { path: string }) {
  const { publicUrl } = useSite();
  const address = publicUrl + path;
  return (
    <address className={`print-only ${styles.head}`}>
      <p className={styles.company}>{company.name}</p>
      <div className={styles.reach}>
        <p>{company.region}</p>
        <AwaitContact loading={null} failed={() => null}>
          {({ url_whatsapp, url_email }) => (
            <p>
              {[messagingNumber(webLink(url_whatsapp) ?? ''), emailAddress(url_email)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </AwaitContact>
        <p>
          <a href={address}>{address}</a>
        </p>
      </div>
    </address>
  );
}
