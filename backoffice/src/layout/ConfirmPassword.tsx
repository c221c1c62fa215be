import { lazy, Suspense, useEffect, useState } from 'react';
import { registerPrompt } from '../auth/confirmation';

const PasswordDialog = lazy(() => import('./PasswordDialog'));

interface Question {
  answer: (confirmed: boolean) => void;
}

/** The prompt for requests that need a confirmed password. */
export function ConfirmPassword() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => registerPrompt(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (!question) return null;

  function handleEnd(confirmed: boolean) {
    question?.answer(confirmed);
    setQuestion(undefined);
  }
  return (
    <Suspense>
      <PasswordDialog onEnd={handleEnd} />
    </Suspense>
  );
}
