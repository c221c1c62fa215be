import { Icon } from '~/components/ui/Icon';
import { PageLink } from '~/components/ui/PageLink';
import type { Messages } from '~/i18n/messages.server';
import { paths } from '~/lib/site-paths';
import styles from './ValueCards.module.css';

const CARDS = [
  { name: 'sustainability', icon: 'leaf', to: paths.about },
  { name: 'empowerment', icon: 'handshake', to: paths.about },
  { name: 'authenticity', icon: 'badge-check', to: paths.products },
  { name: 'innovation', icon: 'lightbulb', to: paths.products },
] as const;

export function ValueCards({ texts }: { texts: Messages['home']['valueCards'] }) {
  return (
    <ul>
      {CARDS.map(({ name, icon, to }) => (
        <li key={name} className={styles.card}>
          <Icon name={icon} />
          <h3>{texts[name].title}</h3>
          <p>{texts[name].text}</p>
          <PageLink to={to} className={`plain ${styles.link}`}>
            {texts[name].button}
            <Icon name="arrow-right" />
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
