import { AwaitContact } from '~/components/ui/AwaitContact';
import { buttonClass } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { chatAddress, useInquiry } from '~/components/ui/use-inquiry';
import styles from './ContactLinks.module.css';

/** On a phone they are a bar at the lower edge of the window. */
export function ContactLinks({ texts }: { texts: { contact: string; email: string } }) {
  const inquiry = useInquiry();
  return (
    <div className={`screen-only row ${styles.links}`}>
      <AwaitContact
        loading={
          <button type="button" className={buttonClass('primary')} disabled>
            {texts.contact}
          </button>
        }
        failed={({ ofProduct, noChat }) => (
          <>
            <NoChat label={texts.contact} reason={noChat} />
            <p className={`failed ${styles.failed}`} lang="id">
              {ofProduct}
            </p>
          </>
        )}
      >
        {({ whatsapp, email }, noChat) => (
          <>
            {whatsapp ? (
              <a
                className={buttonClass('primary')}
                href={chatAddress(whatsapp, inquiry)}
                target="_blank"
                rel="noopener"
              >
                <Icon name="whatsapp" />
                {texts.contact}
              </a>
            ) : (
              <NoChat label={texts.contact} reason={noChat} />
            )}
            {email && (
              <a className={buttonClass('quiet')} href={`mailto:${email.address}${inquiry.mail}`}>
                <Icon name="mail" />
                {texts.email}
              </a>
            )}
          </>
        )}
      </AwaitContact>
    </div>
  );
}

/** It has aria-disabled in place of disabled, so that a click can explain the reason. */
function NoChat({ label, reason }: { label: string; reason: string | undefined }) {
  return (
    <button
      type="button"
      className={buttonClass('primary')}
      aria-disabled="true"
      onClick={() => window.alert(reason)}
    >
      {label}
    </button>
  );
}
