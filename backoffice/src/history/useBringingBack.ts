import { useMutation } from '@tanstack/react-query';
import { type RaRecord, useRefresh } from 'react-admin';
import type { Doubt } from '../form/doubt';
import { useNotifyDoubt } from '../form/useNotifyDoubt';
import { BRING_BACK } from '../i18n/bringBackTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/**
 * Gives a record values of before, says so, and loads the history anew.
 * @param send is given the record as it was read; returns what it makes doubtful
 * @param onSettled closes the question
 */
export function useBringingBack(
  resource: string,
  send: (record: RaRecord) => Promise<readonly Doubt[] | void>,
  onSettled: () => void,
) {
  const notifyDoubt = useNotifyDoubt(resource);
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: send,
    onSuccess: (doubts, { id }) => notifyDoubt(BRING_BACK.done, id, doubts ?? []),
    onError: (failure) =>
      notifyFailure(failure, BRING_BACK.failure, { preferServerMessage: true, hasFields: false }),
    onSettled: () => {
      refresh();
      onSettled();
    },
  });
}
