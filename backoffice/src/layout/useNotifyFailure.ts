import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from '../api/failure';
import type { Failure } from '../api/failure';

/** Notifies of a failed call with its documented sentence, and logs the error. */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, texts: Failure, options?: { preferServerMessage?: boolean }) => {
      console.error(error);
      notify(failureText(error, texts, options), { type: 'error', multiLine: true, autoHideDuration: 6000 });
    },
    [notify],
  );
}
