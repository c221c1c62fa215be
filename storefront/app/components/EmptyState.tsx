import { Link } from '@remix-run/react';
import styles from './EmptyState.module.css';
import { Icon } from './Icon';

interface Props {
  /** In Indonesian. */
  message: string;
  link?: { to: string; label: string };
}

export function EmptyState({ message, link }: Props) {
  return (
    <div className={styles.empty}>
      <Icon name="package" className={styles.icon} strokeWidth={1.5} />
      <p lang="id">{message}</p>
      {link && <Link to={link.to}>{link.label}</Link>}
    </div>
  );
}
