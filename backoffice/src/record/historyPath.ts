import type { Identifier } from 'react-admin';
import { historyNameOf } from '../api/resources';
import { PATHS } from '../paths';

/** The address of one record's history. */
export function historyPath(resource: string, record_id: Identifier): string {
  const filter = JSON.stringify({ resource: historyNameOf(resource), record_id: Number(record_id) });
  return `${PATHS.history}?${new URLSearchParams({ filter })}`;
}
