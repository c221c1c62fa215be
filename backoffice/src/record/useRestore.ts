import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useMutation } from '@tanstack/react-query';
import type { dataProvider } from '../api/dataProvider';
import { TRASH } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** Restores products, and reloads the list. */
export function useRestore() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (ids: readonly Identifier[]) => {
      for (const id of ids) await provider.restore(id);
    },
    onSuccess: (_, { length }) => notify(TRASH.restored(length), { type: 'success' }),
    onError: (error) => notifyFailure(error, TRASH.restore),
    onSettled: refresh,
  });
}
