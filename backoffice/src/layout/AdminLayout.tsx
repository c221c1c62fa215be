import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense } from 'react';
import { Error as ErrorScreen, Loading, SkipNavigationButton } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { NOT_ARRIVED } from '../i18n/texts';
import { ConfirmPassword } from './ConfirmPassword';
import { Sidebar } from './Sidebar';
import { TopBar } from './TopBar';
import { useBackCloses } from './useBackCloses';

/** When a screen fails, sidebar and top bar stay usable. */
export function AdminLayout({ children }: { children: ReactNode }) {
  useBackCloses();
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

/** A module that failed to load is not fetched again until the document is reloaded. */
function ScreenFailed(failure: FallbackProps) {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <ErrorScreen {...failure} />
      <Button onClick={() => window.location.reload()}>{NOT_ARRIVED.reload}</Button>
    </Box>
  );
}
