import { Icon } from '~/components/ui/Icon';
import type { Messages } from '~/i18n/messages.server';
import styles from './Commitments.module.css';

const COMMITMENTS = [
  { name: 'awareness', icon: 'leaf' },
  { name: 'service', icon: 'shield-check' },
  { name: 'growth', icon: 'globe' },
] as const;

export function Commitments({ texts }: { texts: Messages['about']['commitments'] }) {
  return (
    <ul className={`columns ${styles.cards}`}>
      {COMMITMENTS.map(({ name, icon }) => (
        <li key={name} className={`card ${styles.card}`}>
          <Icon name={icon} className={styles.icon} strokeWidth={1.5} />
          <h3>{texts[name].title}</h3>
          <p>{texts[name].text}</p>
        </li>
      ))}
    </ul>
  );
}
