import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import type { HistoryResponse } from 'api/schema';
import { HISTORY } from '../i18n/texts';

const BringBackDialog = lazy(() => import('./BringBackDialog'));

interface BringBackProps {
  entry: HistoryResponse;
  field: string;
}

/** Gives one field of a record the value that it had before a change. */
export function BringBack({ entry, field }: BringBackProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button size="small" sx={{ mt: 0.5 }} onClick={() => setAsking(true)}>
        {HISTORY.bringBack}
      </Button>
      {asking && (
        <Suspense>
          <BringBackDialog entry={entry} field={field} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
