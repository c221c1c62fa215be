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
}

export function EmptyState({ message, note, links = [], children, last }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name="package" className={styles.icon} strokeWidth={1.5} />
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
