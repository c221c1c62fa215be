import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../../i18n/texts';

/** The verb of an entry. A move to the trash is a 'delete' in the history too. */
export function actionVerb({ action, changes }: HistoryResponse): string {
  return action === 'delete' && 'deleted_at' in changes ? HISTORY.toTrash : HISTORY.did[action];
}
