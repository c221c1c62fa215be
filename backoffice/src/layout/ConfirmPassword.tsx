import { lazy, Suspense, useEffect, useState } from 'react';
import { askWith } from '../auth/confirmation';

const PasswordDialog = lazy(() => import('./PasswordDialog'));

interface Question {
  answer: (confirmed: boolean) => void;
}

/** Whatever the server wants a freshly typed password for waits for this, and is then sent again. */
export function ConfirmPassword() {
  const [question, setQuestion] = useState<Question>();
  useEffect(() => askWith(() => new Promise((answer) => setQuestion({ answer }))), []);
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
