import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../../i18n/texts';

/** The verb of an entry: a product goes to the trash before it is deleted. */
export function whatWasDone({ action, changes }: HistoryResponse): string {
  return action === 'delete' && 'deleted_at' in changes ? HISTORY.toTrash : HISTORY.did[action];
}
