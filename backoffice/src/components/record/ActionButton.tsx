import { Button, type ButtonProps } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import { type Failure, refusalOf } from '../../api/failure';
import { useNotifyFailure } from '../../layout/useNotifyFailure';

export interface ActionButtonProps extends Pick<
  ButtonProps,
  'color' | 'variant' | 'aria-label' | 'startIcon'
> {
  label: string;
  confirmation?: { title: string; content: ReactNode };
  /** A returned message is shown as a success. */
  action: () => Promise<string | void>;
  failure: Failure;
  /** Replaces the notification of a refusal. */
  onRefused?: (message: string) => void;
  /** The button disappears with its record: the focus moves on to the same button of the next record. */
  leaves?: 'delete' | 'restore';
  /** For an action that leaves the screen. */
  keepsData?: boolean;
}

export function ActionButton({
  label,
  confirmation,
  action,
  failure,
  onRefused,
  leaves,
  keepsData = false,
  ...button
}: ActionButtonProps) {
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();
  const next = useRef<HTMLElement | null>();
  // In a microtask: a dialog that unmounts with the record first gives the focus back to the removed button.
  useEffect(() => () => queueMicrotask(() => next.current?.focus()), []);

  function findNext(button: HTMLElement | null) {
    const all = [...document.querySelectorAll<HTMLElement>(`[data-leaves=${leaves}]`)];
    const at = all.findIndex((each) => each === button);
    next.current = all[at + 1] ?? all[at - 1] ?? document.querySelector('h1');
  }
  const ref = useRef<HTMLButtonElement>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: action,
    onMutate: () => leaves && findNext(ref.current),
    onSuccess: (message) => {
      if (message) notify(message, { type: 'success', multiLine: true });
    },
    onError: (error) => {
      next.current = null;
      const refusal = refusalOf(error);
      if (refusal && onRefused) onRefused(refusal.message);
      else notifyFailure(error, failure, { preferServerMessage: true });
    },
    // After a refusal too: another administrator may have changed the record.
    onSettled: (_, error) => {
      setAsking(false);
      if (error || !keepsData) refresh();
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        {...button}
        ref={ref}
        data-leaves={leaves}
        disabled={isPending && !confirmation}
        onClick={() => (confirmation ? setAsking(true) : mutate())}
      >
        {label}
      </Button>
      {confirmation && (
        <Confirm
          isOpen={asking}
          loading={isPending}
          {...confirmation}
          confirm={label}
          confirmColor="warning"
          onConfirm={() => mutate()}
          onClose={() => !isPending && setAsking(false)}
        />
      )}
    </>
  );
}
