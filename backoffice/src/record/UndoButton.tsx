import Button from '@mui/material/Button';
import { useCloseNotification, useTranslate } from 'react-admin';

interface UndoButtonProps {
  isPending: boolean;
  onUndo: () => void;
}

/** The action of a notification, which closes with it. */
export function UndoButton({ isPending, onUndo }: UndoButtonProps) {
  const close = useCloseNotification();
  const translate = useTranslate();
  function handleClick() {
    onUndo();
    close();
  }
  return (
    <Button color="inherit" size="small" disabled={isPending} onClick={handleClick}>
      {translate('ra.action.undo')}
    </Button>
  );
}
