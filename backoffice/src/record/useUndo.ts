import { useMutation } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { HISTORY } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** Undoes bulk changes or an import by their entries in the history, and says how many products it left out. */
export function useUndo() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (entries: readonly Identifier[]) => {
      const done = { undone: 0, skipped: 0 };
      for (const entry of entries) {
        const { undone, skipped } = await provider.undo(entry);
        done.undone += undone;
        done.skipped += skipped;
      }
      return done;
    },
    onSuccess: ({ undone, skipped }) =>
      notify(HISTORY.undone(undone, skipped), { type: skipped > 0 ? 'warning' : 'success', multiLine: true }),
    onError: (error) => notifyFailure(error, HISTORY.notUndone, { preferServerMessage: true }),
    onSettled: refresh,
  });
}
