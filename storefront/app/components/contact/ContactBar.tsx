import { AwaitContact } from '~/components/ui/AwaitContact';
import { Icon } from '~/components/ui/Icon';
import { chatAddress, useInquiry } from '~/components/ui/use-inquiry';
import { useLanguage } from '~/components/ui/use-root-data';
import { clientMessages } from '~/i18n/client-messages';
import { company } from '~/i18n/company';
import type { Messages } from '~/i18n/messages.server';
import type { ContactChannels } from '~/lib/root-data.server';
import styles from './ContactBar.module.css';

interface Props {
  title: string;
  channels: Messages['contact']['channels'];
}

export function ContactBar({ title, channels }: Props) {
  const { loading } = clientMessages[useLanguage()];
  return (
    <section className={`container ${styles.bar}`} aria-label={title}>
      <AwaitContact
        loading={<p className={`card ${styles.notice}`}>{loading}</p>}
        failed={({ notice }) =>
          notice && (
            <p className={`card failed ${styles.notice}`} role="alert">
              {notice}
            </p>
          )
        }
      >
        {(ways) => <Channels ways={ways} names={channels} />}
      </AwaitContact>
    </section>
  );
}

function Channels({ ways, names }: { ways: ContactChannels; names: Props['channels'] }) {
  const { whatsapp, email, instagram } = ways;
  const inquiry = useInquiry();
  const channels = [
    {
      href: whatsapp && chatAddress(whatsapp, inquiry),
      icon: 'whatsapp',
      label: names.whatsapp,
      value: whatsapp?.number,
    },
    {
      href: email && email.compose + inquiry.mail.replace('?subject', '&su'),
      icon: 'mail',
      label: names.email,
      value: names.compose,
      mail: email && { address: email.address, href: `mailto:${email.address}${inquiry.mail}` },
    },
    { href: instagram, icon: 'instagram', label: names.instagram, value: company.instagramHandle },
  ] as const;
  return (
    <ul className={`card ${styles.channels}`}>
      {channels.map(
        ({ href, icon, label, value, ...others }) =>
          href && (
            <li key={icon}>
              <a className="plain row" href={href} target="_blank" rel="noopener">
                <span className={`round ${styles.icon}`}>
                  <Icon name={icon} />
                </span>
                <span>
                  <span className={`note ${styles.label}`}>{label}</span>
                  <span className={styles.value}>{value}</span>
                </span>
              </a>
              {'mail' in others && (
                <a className={styles.mail} href={others.mail?.href}>
                  {others.mail?.address}
                </a>
              )}
            </li>
          ),
      )}
    </ul>
  );
}
