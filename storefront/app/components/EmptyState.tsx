import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { buttonClass, ButtonLink } from './ButtonLink';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

interface Link {
  to: string;
  label: string;
}

interface Props {
  /** Above all else. */
  first?: ReactNode;
  /** To what answers it: above the message, which would read like a refusal. */
  answer?: Link & { variant?: 'quiet' };
  /** In Indonesian. */
  message: string;
  /** What it means. */
  note?: string;
  links?: Link[];
  /** To all there is. */
  all?: Link;
  children?: ReactNode;
  /** Below the links. */
  last?: ReactNode;
  /** Above what there is instead. */
  compact?: boolean;
}

export function EmptyState({
  first,
  answer,
  message,
  note,
  links = [],
  all,
  children,
  last,
  compact,
}: Props) {
  return (
    <div className={compact ? styles.compact : styles.empty}>
      {!compact && <Icon name="package" className={styles.icon} strokeWidth={1.5} />}
      {first}
      {answer && <ButtonLink {...answer}>{answer.label}</ButtonLink>}
      <p lang="id">{message}</p>
      {note && <p>{note}</p>}
      {children}
      {links.map(({ to, label }) => (
        <PageLink key={to} to={to}>
          {label}
        </PageLink>
      ))}
      {all && (
        <PageLink to={all.to} className={compact ? undefined : buttonClass('quiet')}>
          {all.label}
        </PageLink>
      )}
      {last}
    </div>
  );
}
