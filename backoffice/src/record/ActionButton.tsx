import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import type { Failure } from '../api/failure';
import { useNotifyFailure } from '../layout/useNotifyFailure';

interface ActionButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'aria-label'> {
  label: string;
  /** Asked before the action. */
  confirmation?: { title: string; content: string };
  /** May return a message of success. */
  action: () => Promise<string | void>;
  failure: Failure;
}

/** Calls the server and reloads the data on the screen. */
export function ActionButton({ label, confirmation, action, failure, ...button }: ActionButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();

  async function handleAction() {
    setAsking(false);
    setBusy(true);
    try {
      const message = await action();
      if (message) notify(message, { type: 'success' });
    } catch (error) {
      notifyFailure(error, failure, { preferServerMessage: true });
    } finally {
      setBusy(false);
      refresh();
    }
  }
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        {...button}
        disabled={busy}
        onClick={() => (confirmation ? setAsking(true) : void handleAction())}
      >
        {label}
      </Button>
      {confirmation && (
        <Confirm
          isOpen={asking}
          title={confirmation.title}
          content={confirmation.content}
          confirm={label}
          confirmColor="warning"
          onConfirm={() => void handleAction()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
