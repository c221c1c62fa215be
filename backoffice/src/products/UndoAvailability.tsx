import { useMutation } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import { useCloseNotification, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { dataProvider } from '../api/dataProvider';
import type { SomeAvailability } from '../api/schema';
import { SELECTION } from '../i18n/selectionTexts';
import { useNotifyFailure } from '../layout/useNotifyFailure';

/** The action of the notification of a change: gives the products what they had before. */
export function UndoAvailability({ requests }: { requests: readonly SomeAvailability[] }) {
  const provider = useDataProvider<typeof dataProvider>();
  const close = useCloseNotification();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const translate = useTranslate();
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
  function handleClick() {
    mutate();
    close();
  }
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={handleClick}>
      {translate('ra.action.undo')}
    </Button>
  );
}
