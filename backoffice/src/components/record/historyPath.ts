import type { Identifier } from 'react-admin';
import { historyNameOf } from '../../api/resources';
import { filtered, PATHS } from '../../paths';

export function historyPath(resource: string, record_id: Identifier): string {
  return filtered(PATHS.history, { resource: historyNameOf(resource), record_id: Number(record_id) });
}
