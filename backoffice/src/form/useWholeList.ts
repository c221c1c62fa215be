import { type ListParams, useResourceContext, useStore } from 'react-admin';

/** The function that empties the search of the resource's list and goes to its first page, so that a new record is found. */
export function useWholeList(): () => void {
  const resource = useResourceContext();
  const [params, setParams] = useStore<ListParams | undefined>(`${resource}.listParams`);
  return () => {
    if (params) setParams({ ...params, filter: {}, displayedFilters: {}, page: 1 });
  };
}
