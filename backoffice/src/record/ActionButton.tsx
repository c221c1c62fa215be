import Button, { type ButtonProps } from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh } from 'react-admin';
import type { Failure } from '../api/failure';
import { useNotifyFailure } from '../layout/useNotifyFailure';

interface ActionButtonProps extends Pick<ButtonProps, 'color' | 'variant' | 'aria-label'> {
  label: string;
  /** Asked first; without it, a click is enough. */
  question?: { title: string; content: string };
  act: () => Promise<unknown>;
  /** Said when it has been done; without it, what is on the screen says so. */
  done?: string;
  failure: Failure;
}

/** Does one thing on the server and loads again what is on the screen. */
export function ActionButton({ label, question, act, done, failure, ...button }: ActionButtonProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const refresh = useRefresh();

  async function handleAct() {
    setAsking(false);
    setBusy(true);
    try {
      await act();
      if (done) notify(done, { type: 'success' });
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
        onClick={() => (question ? setAsking(true) : void handleAct())}
      >
        {label}
      </Button>
      {question && (
        <Confirm
          isOpen={asking}
          title={question.title}
          content={question.content}
          confirm={label}
          confirmColor="warning"
          onConfirm={() => void handleAct()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
