import Button from '@mui/material/Button';
import { type Identifier, useCloseNotification, useTranslate } from 'react-admin';
import { useRestore } from '../record/useRestore';

/** Stands in the notification of a delete, and takes it back. */
export function UndoDelete({ ids }: { ids: readonly Identifier[] }) {
  const close = useCloseNotification();
  const { mutate, isPending } = useRestore();
  const translate = useTranslate();
  function handleClick() {
    mutate(ids);
    close();
  }
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={handleClick}>
      {translate('ra.action.undo')}
    </Button>
  );
}
