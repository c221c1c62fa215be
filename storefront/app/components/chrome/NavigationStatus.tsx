import { useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { loading } from '~/content/site';
import styles from './NavigationStatus.module.css';

/** Shown from a click on a link until the next page's data is there. */
export function NavigationStatus() {
  const { state } = useNavigation();
  useFocusOnNewPage();
  return <div role="status">{state === 'loading' && <p className={styles.status}>{loading}</p>}</div>;
}

/**
 * Following a link keeps the document, so the focus goes to the new page's heading, where a browser would begin to read
 * a new document. Within a page it stays with what has it, as long as that is there.
 */
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
