import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../i18n/texts';

/** The verb of an entry: a product goes to the trash before it is deleted. */
export function whatWasDone({ action, changes, via }: HistoryResponse): string {
  const did = action === 'delete' && 'deleted_at' in changes ? HISTORY.toTrash : HISTORY.did[action];
  return via ? `${HISTORY.didBy[via]} ${did}` : did;
}
