import { useEffect } from 'react';
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
      {children}
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
