import type { ReactNode } from 'react';
import type { LocalizedText } from '~/lib/localized-text.server';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';

interface Props {
  message: LocalizedText;
  /** The same in the page's language. */
  note?: string;
  children?: ReactNode;
}

export function EmptyState({ message, note, children }: Props) {
  return (
    <div className={`stack ${styles.empty}`}>
      <Icon name="package" className={styles.icon} strokeWidth={1.5} />
      <p lang={message.lang}>{message.text}</p>
      {note && <p>{note}</p>}
      {children}
    </div>
  );
}
