import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { HistoryResponse } from '../api/schema';
import { HISTORY } from '../i18n/texts';

const BringBackAllDialog = lazy(() => import('./BringBackAllDialog'));

/** Gives the products of an entry and its parts the values that they had before, or moves those that it added to the trash. */
export function BringBackAll({ entry }: { entry: HistoryResponse }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {HISTORY.bringBackAll}
      </Button>
      {asking && (
        <Suspense>
          <BringBackAllDialog entry={entry} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
