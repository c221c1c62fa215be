import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';

interface Props {
  /** In Indonesian. */
  message: string;
  /** The same in the page's language. */
  note?: string;
  children?: ReactNode;
}

export function EmptyState({ message, note, children }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name="package" className={styles.icon} strokeWidth={1.5} />
      <p lang="id">{message}</p>
      {note && <p>{note}</p>}
      {children}
    </div>
  );
}
