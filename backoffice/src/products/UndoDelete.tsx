import type { Identifier } from 'react-admin';
import { UndoButton } from '../record/UndoButton';
import { useRestore } from '../record/useRestore';

/** Of a delete's notification: restores the products. */
export function UndoDelete({ ids }: { ids: readonly Identifier[] }) {
  const { mutate, isPending } = useRestore();
  return <UndoButton isPending={isPending} onUndo={() => mutate(ids)} />;
}
