import { type ListParams, useStoreContext } from 'react-admin';

/** Returns a function that drops the stored filter and page of a list, and keeps its order. */
export function useWholeList(): (resource: string) => void {
  const store = useStoreContext();
  return (resource) => {
    const key = `${resource}.listParams`;
    const params = store.getItem<ListParams | undefined>(key);
    if (params) store.setItem(key, { ...params, filter: {}, displayedFilters: {}, page: 1 });
  };
}
