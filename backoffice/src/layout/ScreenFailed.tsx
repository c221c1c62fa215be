import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { Error as ErrorScreen } from 'react-admin';
import type { FallbackProps } from 'react-error-boundary';
import { NOT_ARRIVED } from '../i18n/texts';

/** The errors of modules that did not load, and whether each was shown before: React gives the same error again. */
const notArrived = new Map<unknown, boolean>();
window.addEventListener('vite:preloadError', ({ payload }) => notArrived.set(payload, false));

const reload = () => window.location.reload();

/** A browser does not fetch a failed module again until the document is reloaded. */
export function ScreenFailed(failure: FallbackProps) {
  return (
    <Box sx={{ textAlign: 'center' }}>
      <ErrorScreen {...failure} errorComponent={notArrived.has(failure.error) ? NotArrived : undefined} />
      <Button variant="contained" onClick={reload}>
        {NOT_ARRIVED.reload}
      </Button>
    </Box>
  );
}

/** Reloads when the connection is back, or when the screen is opened once more: no input can be lost in it. */
function NotArrived({ error }: { error?: unknown }) {
  useEffect(() => {
    if (notArrived.get(error) && navigator.onLine) reload();
    notArrived.set(error, true);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  return <p role="alert">{NOT_ARRIVED.sentence}</p>;
}
