import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

interface Props {
  /** In Indonesian. */
  message: string;
  /** What it means. */
  note?: string;
  links?: { to: string; label: string }[];
  children?: ReactNode;
  /** Below the links. */
  last?: ReactNode;
  /** Above what there is instead. */
  compact?: boolean;
}

export function EmptyState({ message, note, links = [], children, last, compact = false }: Props) {
  return (
    <div className={compact ? `${styles.empty} ${styles.compact}` : styles.empty}>
      {!compact && <Icon name="package" className={styles.icon} strokeWidth={1.5} />}
      <p lang="id">{message}</p>
      {note && <p>{note}</p>}
      {children}
      {links.map(({ to, label }) => (
        <PageLink key={to} to={to}>
          {label}
        </PageLink>
      ))}
      {last}
    </div>
  );
}
