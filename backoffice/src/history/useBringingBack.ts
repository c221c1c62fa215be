import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useNotify, useRefresh } from 'react-admin';
import { BRING_BACK } from '../i18n/bringBackTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/**
 * Gives a record values of before, says so, and loads the history anew.
 * @param send is given the record as it was read
 * @param onSettled closes the question
 */
export function useBringingBack(send: (record: RaRecord) => Promise<void>, onSettled: () => void) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: send,
    onSuccess: () => notify(BRING_BACK.done, { type: 'success' }),
    onError: (failure) =>
      notifyFailure(failure, BRING_BACK.failure, { preferServerMessage: true, hasFields: false }),
    onSettled: () => {
      refresh();
      onSettled();
    },
  });
}
