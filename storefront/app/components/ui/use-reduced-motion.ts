import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Reduced motion is assumed until hydration, so that nothing moves too early. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    onChange,
    () => window.matchMedia(QUERY).matches,
    () => true,
  );
}

function onChange(notify: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
