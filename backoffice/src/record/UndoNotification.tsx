import type { Identifier } from 'react-admin';
import { UndoButton } from './UndoButton';
import { useUndo } from './useUndo';

/** The action of the notification of a bulk change or an import. */
export function UndoNotification({ entries }: { entries: readonly Identifier[] }) {
  const { mutate, isPending } = useUndo();
  return <UndoButton isPending={isPending} onUndo={() => mutate(entries)} />;
}
