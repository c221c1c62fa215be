import Button from '@mui/material/Button';
import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureText, isGone } from '../api/failure';
import type { Failure } from '../api/failure';

/** Notifies of a failed call with its documented sentence, and logs the error. */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, texts: Failure, options?: { preferServerMessage?: boolean; hasFields?: boolean }) => {
      console.error(error);
      const elsewhere = isGone(error) ? texts.elsewhere : undefined;
      notify(failureText(error, texts, options), {
        type: 'error',
        multiLine: true,
        // A way out is there until it is taken, or something else is clicked.
        ...(elsewhere
          ? { action: <Elsewhere {...elsewhere} />, autoHideDuration: null }
          : { autoHideDuration: 6000 }),
      });
    },
    [notify],
  );
}

/** Beside the form, which keeps what was typed. */
function Elsewhere({ path, label }: NonNullable<Failure['elsewhere']>) {
  return (
    <Button color="inherit" size="small" href={path} target="_blank" rel="noopener">
      {label}
    </Button>
  );
}
