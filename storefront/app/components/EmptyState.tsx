import styles from './EmptyState.module.css';
import { Icon } from './Icon';
import { PageLink } from './PageLink';

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
      {link && <PageLink to={link.to}>{link.label}</PageLink>}
    </div>
  );
}
