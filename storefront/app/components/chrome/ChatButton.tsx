import type { ReactNode } from 'react';
import { AwaitContact } from '~/components/AwaitContact';
import { Icon } from '~/components/Icon';
import { webLink } from '~/contact-links';
import { chat, loading } from '~/content/site';
import styles from './ChatButton.module.css';

/** Fixed at the bottom right of every page; absent without a WhatsApp link. */
export function ChatButton() {
  return (
    <aside aria-label={chat.region}>
      <AwaitContact loading={<Notice>{loading}</Notice>} failed={(text) => <Notice>{text}</Notice>}>
        {({ url_whatsapp }) => {
          const href = webLink(url_whatsapp);
          return (
            href && (
              <a className={styles.button} href={href} target="_blank" rel="noopener" aria-label={chat.label}>
                <Icon name="whatsapp" />
              </a>
            )
          );
        }}
      </AwaitContact>
    </aside>
  );
}

function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>;
}
