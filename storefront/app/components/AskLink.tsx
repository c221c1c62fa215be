import { AwaitContact } from '~/components/AwaitContact';
import { buttonClass } from '~/components/ButtonLink';
import { chatAddress } from '~/components/use-inquiry';
import type { Asking } from '~/inquiries.server';
import styles from './AskLink.module.css';

interface Props extends Omit<Asking, 'variant'> {
  variant?: 'primary' | 'quiet' | 'outline';
}

/** Opens the company's chat about what is not there, and a mail beside it; absent without both. */
export function AskLink({ label, email: mail, inquiry, variant = 'quiet' }: Props) {
  const className = buttonClass(variant);
  return (
    <AwaitContact loading={null} failed={() => null}>
      {({ whatsapp, email }) => (
        <div className={styles.links}>
          {whatsapp && (
            <a className={className} href={chatAddress(whatsapp, inquiry)} target="_blank" rel="noopener">
              {label}
            </a>
          )}
          {email && (
            <a className={className} href={`mailto:${email.address}${inquiry.mail}`}>
              {whatsapp ? mail : label}
            </a>
          )}
        </div>
      )}
    </AwaitContact>
  );
}
