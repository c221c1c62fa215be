import { AwaitContact } from '~/components/ui/AwaitContact';
import { buttonClass } from '~/components/ui/ButtonLink';
import { Icon } from '~/components/ui/Icon';
import { chatAddress } from '~/components/ui/use-inquiry';
import type { ProductView } from '~/lib/catalogue/product-views.server';
import styles from './ContactLinks.module.css';

interface Props {
  product: ProductView;
  texts: { contact: string; email: string };
}

export function ContactLinks({ product, texts }: Props) {
  const written = product.inquiry;
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
            <p className={styles.failed} lang="id">
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
                href={chatAddress(whatsapp, written)}
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
              <a className={buttonClass('quiet')} href={`mailto:${email.address}${written.mail}`}>
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
