import { type ListParams, useStoreContext } from 'react-admin';

/** The function that empties the search which the list of a resource was left with, and goes to its first page; its order stays. */
export function useWholeList(): (resource: string) => void {
  const store = useStoreContext();
  return (resource) => {
    const key = `${resource}.listParams`;
    const params = store.getItem<ListParams | undefined>(key);
    if (params) store.setItem(key, { ...params, filter: {}, displayedFilters: {}, page: 1 });
  };
}
