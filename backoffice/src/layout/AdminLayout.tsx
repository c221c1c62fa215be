import { Box } from '@mui/material';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Loading, SkipNavigationButton } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { registerPrompt } from '../auth/confirmation';
import { ScreenFailed } from './ScreenFailed';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';

export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: 'background.default' }}>
      <SkipNavigationButton />
      <Sidebar />
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <TopBar />
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, width: '100%', maxWidth: 1280, p: { xs: 2, sm: 3 }, outline: 'none' }}
        >
          <ErrorBoundary FallbackComponent={ScreenFailed}>
            <Suspense fallback={<Loading />}>{children}</Suspense>
          </ErrorBoundary>
        </Box>
      </Box>
      <ConfirmPassword />
    </Box>
  );
}

const PasswordDialog = lazy(() => import('./PasswordDialog'));

function ConfirmPassword() {
  const [question, setQuestion] = useState<{ answer: (confirmed: boolean) => void }>();
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
