import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/** After this page's own requests, among them Remix's for the routes of its links. */
const AFTER_MS = 1000;

/**
 * Fetches the code of the pages that links lead to, a few kB each. Without a connection it could not be fetched any more; Remix then loads
 * the document again, and the visitor has the browser's error page in place of ours.
 */
export function useCodeOfNextPages(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (navigator.connection?.saveData) return undefined;
    const timer = setTimeout(fetchCode, AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
}

function fetchCode(): void {
  const routes = Object.values(__remixManifest.routes).filter(({ id }) => !(id in __remixRouteModules));
  for (const href of new Set(routes.flatMap(({ module, imports = [] }) => [module, ...imports]))) {
    const link = document.createElement('link');
    link.onerror = () => window.addEventListener('click', leave, true);
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, fetchPriority: 'low' }));
    link.remove();
  }
}

/**
 * Where the code of a page does not come, Remix would load the page that one is on anew: its links then have documents loaded, as they do
 * without scripts.
 */
function leave(event: Event): void {
  if (navigator.onLine && (event.target as Element).closest('a')) event.stopPropagation();
}
