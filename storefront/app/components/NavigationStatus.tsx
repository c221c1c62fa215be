import { useNavigation } from '@remix-run/react';
import { loading } from '~/content/site';
import styles from './NavigationStatus.module.css';

/** Shown from a click on a link until the next page's data is there. */
export function NavigationStatus() {
  const { state } = useNavigation();
  return <div role="status">{state === 'loading' && <p className={styles.status}>{loading}</p>}</div>;
}
