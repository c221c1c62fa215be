import { AwaitContact } from '~/components/AwaitContact';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { chatLink, emailAddress, webLink, writtenMail } from '~/contact-links';
import { detail } from '~/content/catalogue';
import styles from './ContactLinks.module.css';

interface Props {
  /** Of the product, which both links write about. */
  name: string;
  address: string;
}

/** Opens the company's chat or a mail with the product named; the chat's button is disabled without a chat link. */
export function ContactLinks({ name, address }: Props) {
  const message = detail.message(name, address);
  return (
    <div className={styles.links}>
      <AwaitContact
        loading={
          <button type="button" className={buttonClass('primary')} disabled>
            {detail.contact}
          </button>
        }
        failed={(text) => (
          <>
            <NoChat />
            <p className={styles.failed} lang="id">
              {text}
            </p>
          </>
        )}
        failureTexts={detail.contactFailure}
      >
        {({ url_whatsapp, url_email }) => {
          const chat = webLink(url_whatsapp);
          const email = emailAddress(url_email);
          return (
            <>
              {chat ? (
                <a
                  className={buttonClass('primary')}
                  href={chatLink(chat, message)}
                  target="_blank"
                  rel="noopener"
                >
                  <Icon name="whatsapp" />
                  {detail.contact}
                </a>
              ) : (
                <NoChat />
              )}
              {email && (
                <a className={buttonClass('quiet')} href={writtenMail(email, detail.subject(name), message)}>
                  <Icon name="mail" />
                  {detail.email}
                </a>
              )}
            </>
          );
        }}
      </AwaitContact>
    </div>
  );
}

/** With aria-disabled in place of disabled, so that a click can explain the reason. */
function NoChat() {
  return (
    <button
      type="button"
      className={buttonClass('primary')}
      aria-disabled="true"
      onClick={() => window.alert(detail.noContact)}
    >
      {detail.contact}
    </button>
  );
}
