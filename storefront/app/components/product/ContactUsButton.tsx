import { AwaitContact } from '~/components/AwaitContact';
import { buttonClass } from '~/components/ButtonLink';
import { Icon } from '~/components/Icon';
import { chatLink, webLink } from '~/contact-links';
import { detail } from '~/content/catalogue';
import styles from './ContactUsButton.module.css';

/** Opens the company's chat with `message` filled in; disabled without a chat link. */
export function ContactUsButton({ message }: { message: string }) {
  return (
    <AwaitContact
      loading={
        <button type="button" className={buttonClass('primary')} disabled>
          {detail.contact}
        </button>
      }
      failed={(text) => (
        <div>
          <NoChat />
          <p className={styles.failed} lang="id">
            {text}
          </p>
        </div>
      )}
      failureTexts={detail.contactFailure}
    >
      {({ url_whatsapp }) => {
        const href = webLink(url_whatsapp);
        if (!href) return <NoChat />;
        return (
          <a className={buttonClass('primary')} href={chatLink(href, message)} target="_blank" rel="noopener">
            <Icon name="whatsapp" />
            {detail.contact}
          </a>
        );
      }}
    </AwaitContact>
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
