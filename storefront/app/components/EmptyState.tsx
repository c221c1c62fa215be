import type { ReactNode } from 'react';
import { paths } from '~/site-paths';
import styles from './EmptyState.module.css';
import { buttonClass } from './ButtonLink';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

interface Link {
  to: string;
  label: string;
}

interface Props {
  /** What answers it: above the message, which would read like a refusal. */
  answer?: ReactNode;
  /** In Indonesian. */
  message: string;
  /** What it means. */
  note?: string;
  links?: Link[];
  /** The label of a link to all products. */
  all?: string | false;
  children?: ReactNode;
  /** Below the links. */
  last?: ReactNode;
  /** Above what there is instead. */
  compact?: boolean;
}

export function EmptyState({ answer, message, note, links = [], all, children, last, compact }: Props) {
  return (
    <div className={compact ? styles.compact : styles.empty}>
      {!compact && <Icon name="package" className={styles.icon} strokeWidth={1.5} />}
      {answer}
      <p lang="id">{message}</p>
      {note && <p>{note}</p>}
      {children}
      {links.map(({ to, label }) => (
        <PageLink key={to} to={to}>
          {label}
        </PageLink>
      ))}
      {all && (
        <PageLink to={paths.products} className={compact ? undefined : buttonClass('quiet')}>
          {all}
        </PageLink>
      )}
      {last}
    </div>
  );
}
