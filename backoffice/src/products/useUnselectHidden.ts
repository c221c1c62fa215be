import { useEffect } from 'react';
import { type RaRecord, useListContext } from 'react-admin';

/** Records that a search or another screen has hidden must not be deleted with the rest. */
export function useUnselectHidden() {
  const { onSelect, ...list } = useListContext<RaRecord<number>>();
  const searched = JSON.stringify(list.filterValues);
  useEffect(() => onSelect([]), [searched, onSelect]);
}
