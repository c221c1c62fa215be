import { AwaitContact } from '~/components/AwaitContact';
import { buttonClass } from '~/components/ButtonLink';
import { chatAddress } from '~/components/use-inquiry';
import type { ListView } from '~/product-views.server';

interface Props extends NonNullable<ListView['asking']> {
  variant?: 'quiet' | 'outline';
}

/** Opens the company's chat, or else a mail, about what is not there; absent without both. */
export function AskLink({ label, inquiry, variant = 'quiet' }: Props) {
  return (
    <AwaitContact loading={null} failed={() => null}>
      {({ whatsapp, email }) =>
        whatsapp ? (
          <a
            className={buttonClass(variant)}
            href={chatAddress(whatsapp, inquiry)}
            target="_blank"
            rel="noopener"
          >
            {label}
          </a>
        ) : (
          email && (
            <a className={buttonClass(variant)} href={`mailto:${email.address}${inquiry.mail}`}>
              {label}
            </a>
          )
        )
      }
    </AwaitContact>
  );
}
