import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { ListBase, type ListBaseProps, useListContext } from 'react-admin';
import { refusalOf } from '../../api/failure';
import type { Resource, SortOf } from '../../api/resources';
import { logOnly } from './logOnly';

interface RecordListProps<Name extends Resource> extends Pick<
  ListBaseProps,
  'children' | 'filter' | 'perPage' | 'storeKey'
> {
  resource: Name;
  sort: { field: SortOf<Name>; order: 'ASC' | 'DESC' };
}

export function RecordList<Name extends Resource>({ children, ...list }: RecordListProps<Name>) {
  return (
    <ListBase {...list} queryOptions={logOnly}>
      <ResetRefusedSort {...list.sort} />
      <ScrollRestoration>{children}</ScrollRestoration>
    </ListBase>
  );
}

/** React Admin stores the chosen sort, even one that the API refuses: each reload would be refused again. */
function ResetRefusedSort({ field, order }: RecordListProps<Resource>['sort']) {
  const { error, setSort } = useListContext();
  const refused = Boolean(refusalOf(error)?.errors?.sort);
  useEffect(() => {
    if (refused) setSort({ field, order });
  }, [refused, setSort, field, order]);
  return null;
}

/** Scroll positions by resource, filter, order and page. */
const places = new Map<string, number>();

/** Scrolls a list to where it was left, whichever way leads back to it. */
function ScrollRestoration({ children }: { children: ReactNode }) {
  const { data, resource, page, perPage, sort, ...list } = useListContext();
  const shown = JSON.stringify([resource, page, perPage, sort, list.filterValues]);
  const latest = useRef(shown);
  useEffect(() => void (latest.current = shown), [shown]);

  const isLoaded = data !== undefined;
  // The effect of a parent runs after that of PageHeading, which scrolls to the top.
  useLayoutEffect(() => {
    if (!isLoaded) return undefined;
    window.scrollTo(0, places.get(latest.current) ?? 0);
    // Not read on unmount: the next screen may be shorter and have scrolled the page by then.
    const handleScroll = () => places.set(latest.current, window.scrollY);
    window.addEventListener('scroll', handleScroll);
    return () => window.removeEventListener('scroll', handleScroll);
  }, [isLoaded]);
  return children;
}
