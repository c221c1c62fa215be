import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useLanguage } from '~/components/ui/use-root-data';
import { clientMessages } from '~/i18n/client-messages';
import styles from './NavigationStatus.module.css';

export function NavigationStatus() {
  const { state } = useNavigation();
  const { loading } = clientMessages[useLanguage()];
  useFocusOnNewPage();
  return <div role="status">{state === 'loading' && <p className={styles.status}>{loading}</p>}</div>;
}

/** A navigation keeps the document, so the focus moves to the new heading, where a screen reader starts. */
function useFocusOnNewPage() {
  const { pathname, search } = useLocation();
  const before = useRef({ pathname, search });
  useEffect(() => {
    const { current } = before;
    if (current.pathname === pathname && current.search === search) return;
    before.current = { pathname, search };
    const heading = document.querySelector('h1');
    if (current.pathname === pathname && document.activeElement !== document.body) return;
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname, search]);
}
