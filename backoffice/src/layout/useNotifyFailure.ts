import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { failureText } from '../api/failure';
import type { Failure } from '../api/failure';

/** Tells what went wrong with a call in its documented sentence, and logs the rest. */
export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, texts: Failure, options?: { serverFirst?: boolean }) => {
      console.error(error);
      notify(failureText(error, texts, options), { type: 'error', multiLine: true, autoHideDuration: 6000 });
    },
    [notify],
  );
}
