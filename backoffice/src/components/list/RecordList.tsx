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

/** The records of one resource, by what the API sorts them by. */
export function RecordList<Name extends Resource>({ children, ...list }: RecordListProps<Name>) {
  return (
    <ListBase {...list} queryOptions={logOnly}>
      <KnownSort {...list.sort} />
      <KeptPlace>{children}</KeptPlace>
    </ListBase>
  );
}

/** React Admin remembers the chosen sort, even one that the API refuses: each reload would be refused again. */
function KnownSort({ field, order }: RecordListProps<Resource>['sort']) {
  const { error, setSort } = useListContext();
  const refused = Boolean(refusalOf(error)?.errors?.sort);
  useEffect(() => {
    if (refused) setSort({ field, order });
  }, [refused, setSort, field, order]);
  return null;
}

/** How far each list was scrolled when it was left, by what it showed: its filter, order and page. */
const places = new Map<string, number>();

/** A list is where it was left, whichever way leads back to it. */
function KeptPlace({ children }: { children: ReactNode }) {
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
