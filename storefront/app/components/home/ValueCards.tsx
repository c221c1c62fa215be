import { Link } from '@remix-run/react';
import { Icon } from '~/components/Icon';
import { valueCards } from '~/content/value-cards';
import styles from './ValueCards.module.css';

export function ValueCards() {
  return (
    <ul className={styles.cards}>
      {valueCards.map(({ icon, title, text, button, to }) => (
        <li key={title} className={styles.card}>
          <Icon name={icon} className={styles.icon} strokeWidth={1.5} />
          <h3>{title}</h3>
          <p>{text}</p>
          <Link to={to} className={styles.link}>
            {button}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
