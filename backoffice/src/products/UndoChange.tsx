import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import type { Failure } from '../api/failure';
import { useNotifyFailure } from '../layout/useNotifyFailure';
import { UndoButton } from '../record/UndoButton';

interface UndoChangeProps {
  /** @returns of how many products */
  undo: () => Promise<number>;
  done: (count: number) => string;
  failed: Failure;
}

/** Of the notification of a change: gives the products what they had before. */
export function UndoChange({ undo, done, failed }: UndoChangeProps) {
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: undo,
    onSuccess: (count) => notify(done(count), { type: 'success' }),
    onError: (error) => notifyFailure(error, failed),
    onSettled: refresh,
  });
  return <UndoButton isPending={isPending} onUndo={mutate} />;
}
