import Button from '@mui/material/Button';
import { type Identifier, useCloseNotification, useTranslate } from 'react-admin';
import { useUndo } from './useUndo';

/** The action of the notification of a bulk change or an import. */
export function UndoNotification({ entries }: { entries: readonly Identifier[] }) {
  const { mutate, isPending } = useUndo();
  return <UndoButton isPending={isPending} onUndo={() => mutate(entries)} />;
}

interface UndoButtonProps {
  isPending: boolean;
  onUndo: () => void;
}

/** The action of a notification, which closes with it. */
export function UndoButton({ isPending, onUndo }: UndoButtonProps) {
  const close = useCloseNotification();
  const translate = useTranslate();
  return (
    <Button
      color="inherit"
      size="small"
      disabled={isPending}
      onClick={() => {
        onUndo();
        close();
      }}
    >
      {translate('ra.action.undo')}
    </Button>
  );
}
