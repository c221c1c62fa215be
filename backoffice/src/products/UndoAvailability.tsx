import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { SomeAvailability } from '../api/schema';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { UndoButton } from '../record/UndoButton';

/** Of a change's notification: gives the products what they had before. */
export function UndoAvailability({ requests }: { requests: readonly SomeAvailability[] }) {
  const provider = useDataProvider<typeof dataProvider>();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      let count = 0;
      for (const request of requests) count += (await provider.setAvailability(request)).ids.length;
      return count;
    },
    onSuccess: (count) => notify(SELECTION.changedBack(count), { type: 'success' }),
    onError: (error) => notifyFailure(error, SELECTION.notChangedBack),
    onSettled: refresh,
  });
  return <UndoButton isPending={isPending} onUndo={mutate} />;
}
