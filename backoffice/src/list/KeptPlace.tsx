import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** How far each list was scrolled when it was left, by what it showed: its filter, order and page. */
const places = new Map<string, number>();

/** A list is where it was left, whichever way leads back to it. */
export function KeptPlace({ children }: { children: ReactNode }) {
  const { data, resource, page, perPage, sort, ...list } = useListContext();
  const shown = JSON.stringify([resource, page, perPage, sort, list.filterValues]);
  const latest = useRef(shown);
  useEffect(() => void (latest.current = shown), [shown]);

  const isLoaded = data !== undefined;
  // Before the browser paints, and as a parent after the heading, with which a screen begins at its top.
  useLayoutEffect(() => {
    if (!isLoaded) return undefined;
    window.scrollTo(0, places.get(latest.current) ?? 0);
    // Not read when the list goes: what takes its place may have cut the page short by then, which is said later.
    const handleScroll = () => places.set(latest.current, window.scrollY);
    window.addEventListener('scroll', handleScroll);
    return () => window.removeEventListener('scroll', handleScroll);
  }, [isLoaded]);
  return children;
}
