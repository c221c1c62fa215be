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
    <ul className="columns">
      {COMMITMENTS.map(({ name, icon }) => (
        <li key={name} className={styles.card}>
          <Icon name={icon} />
          <h3>{texts[name].title}</h3>
          <p>{texts[name].text}</p>
        </li>
      ))}
    </ul>
  );
}
