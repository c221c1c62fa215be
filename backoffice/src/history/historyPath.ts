import type { Identifier } from 'react-admin';
import { PATHS } from '../paths';
import type { Recorded } from './resources';

/** The history of one record. */
export function historyPath(resource: Recorded, record_id: Identifier): string {
  const filter = JSON.stringify({ resource, record_id: Number(record_id) });
  return `${PATHS.history}?${new URLSearchParams({ filter })}`;
}
