import type { Identifier } from 'react-admin';
import type { HistoryEntry } from '../api/records';
import { PATHS } from '../paths';

/** The resources of the history, by the API's names. */
export type HistoryResource = HistoryEntry['resource'];

/** The address of one record's history. */
export function historyPath(resource: HistoryResource, record_id: Identifier): string {
  const filter = JSON.stringify({ resource, record_id: Number(record_id) });
  return `${PATHS.history}?${new URLSearchParams({ filter })}`;
}
