import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { type Failure, failureText } from '../api/failure';

export function useNotifyFailure() {
  const notify = useNotify();
  return useCallback(
    (error: unknown, texts: Failure, options?: { preferServerMessage?: boolean; hasFields?: boolean }) => {
      console.error(error);
      notify(failureText(error, texts, options), { type: 'error', multiLine: true, autoHideDuration: 6000 });
    },
    [notify],
  );
}
