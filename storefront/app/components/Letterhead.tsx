import { AwaitContact, AwaitOffice } from '~/components/AwaitContact';
import { useLanguage, useSite } from '~/components/use-site';
import { company } from '~/content/company';
import { pathIn } from '~/languages';
import styles from './Letterhead.module.css';

/** On paper alone, in place of navbar and footer: whose page it is, where it came from and how to reach the company. */
export function Letterhead({ path }: { path: string }) {
  const { publicUrl } = useSite();
  const address = publicUrl + pathIn(useLanguage(), path);
  return (
    <address className={`print-only ${styles.head}`}>
      <p className={styles.company}>{company.name}</p>
      <div className={styles.reach}>
        <AwaitOffice>{(office) => <p lang={office.address.lang}>{office.address.text}</p>}</AwaitOffice>
        <AwaitContact loading={null} failed={() => null}>
          {({ whatsapp, email }) => <p>{[whatsapp?.number, email?.address].filter(Boolean).join(' · ')}</p>}
        </AwaitContact>
        <p>
          <a href={address}>{address}</a>
        </p>
      </div>
    </address>
  );
}
