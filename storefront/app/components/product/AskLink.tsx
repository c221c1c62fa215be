import { AwaitContact } from '~/components/AwaitContact';
import { buttonClass } from '~/components/ButtonLink';
import { chatAddress } from '~/components/use-inquiry';
import type { ListView } from '~/product-views.server';

/** Opens the company's chat, or else a mail, about what was searched for; absent without both. */
export function AskLink({ label, inquiry }: NonNullable<ListView['asking']>) {
  return (
    <AwaitContact loading={null} failed={() => null}>
      {({ whatsapp, email }) =>
        whatsapp ? (
          <a
            className={buttonClass('quiet')}
            href={chatAddress(whatsapp, inquiry)}
            target="_blank"
            rel="noopener"
          >
            {label}
          </a>
        ) : (
          email && (
            <a className={buttonClass('quiet')} href={`mailto:${email.address}${inquiry.mail}`}>
              {label}
            </a>
          )
        )
      }
    </AwaitContact>
  );
}
