import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../i18n/texts';

const AddAgainDialog = lazy(() => import('./AddAgainDialog'));
const BringBackAllDialog = lazy(() => import('./BringBackAllDialog'));
const BringBackRecordDialog = lazy(() => import('./BringBackRecordDialog'));

/** Any update of these brings all of their fields back. */
const WITH_PLAIN_FIELDS: readonly string[] = [
  'category',
  'contact',
  'dashboard',
] satisfies HistoryResponse['resource'][];
export const hasPlainFields = ({ resource }: HistoryResponse) => WITH_PLAIN_FIELDS.includes(resource);

/**
 * Gives the record, or the products of an entry and its parts, the values of before, or moves those that it added to the trash.
 * What was deleted for good is added anew.
 * @param alone without the entry's parts, or as one
 */
export function BringBackAll({ entry, alone = false }: { entry: HistoryResponse; alone?: boolean }) {
  const [asking, setAsking] = useState(false);
  const isDeleted = entry.action === 'delete';
  const OfExisting = hasPlainFields(entry) ? BringBackRecordDialog : BringBackAllDialog;
  const Question = isDeleted ? AddAgainDialog : OfExisting;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {isDeleted ? HISTORY.addAgain : HISTORY.bringBackAll}
      </Button>
      {asking && (
        <Suspense>
          <Question entry={entry} alone={alone} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
