import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further than `threshold` pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > threshold,
    () => false,
  );
}

function onScroll(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}
