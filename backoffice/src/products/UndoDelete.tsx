import Button from '@mui/material/Button';
import { type Identifier, useCloseNotification, useTranslate } from 'react-admin';
import { useRestore } from '../record/useRestore';

/** The action of a delete's notification: restores the products. */
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
