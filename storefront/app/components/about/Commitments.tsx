import { Icon } from '~/components/Icon';
import { commitments } from '~/content/about';
import styles from './Commitments.module.css';

export function Commitments() {
  return (
    <ul className={styles.cards}>
      {commitments.map(({ icon, title, text }) => (
        <li key={title} className={styles.card}>
          <Icon name={icon} className={styles.icon} strokeWidth={1.5} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
