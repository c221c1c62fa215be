import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import type { dataProvider } from '../api/dataProvider';
import { TRASH } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** Restores products one after the other, despite single failures, and reloads the list. */
export function useRestore() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (ids: readonly Identifier[]) => {
      const failures: unknown[] = [];
      for (const id of ids) await provider.restore(id).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    },
    onSuccess: (_, { length }) => notify(TRASH.restored(length), { type: 'success' }),
    onError: (error) => notifyFailure(error, TRASH.restore),
    onSettled: refresh,
  });
}
