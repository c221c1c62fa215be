import { useMutation } from '@tanstack/react-query';
import { type Identifier, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import { TRASH } from '../i18n/texts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** Takes a product out of the trash, and reloads the list. */
export function useRestore() {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: Identifier) => provider.restore(id),
    onSuccess: () => notify(TRASH.restored, { type: 'success' }),
    onError: (error) => notifyFailure(error, TRASH.restore),
    onSettled: refresh,
  });
}
