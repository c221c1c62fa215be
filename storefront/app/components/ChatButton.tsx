import type { ReactNode } from 'react';
import { webLink } from '~/contact-links';
import { chat, loading } from '~/content/site';
import { AwaitContact } from './AwaitContact';
import styles from './ChatButton.module.css';
import { Icon } from './Icon';

/** Fixed at the bottom right of every page; nothing when the company has no WhatsApp link. */
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
