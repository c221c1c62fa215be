import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { Error as ErrorScreen } from 'react-admin';
import type { FallbackProps } from 'react-error-boundary';
import { NOT_ARRIVED } from '../i18n/texts';

/** Each by its error, which looks like one of the screen's own, and whether it has been said. */
const notArrived = new Map<unknown, boolean>();
window.addEventListener('vite:preloadError', ({ payload }) => notArrived.set(payload, false));

const reload = () => window.location.reload();

/** A module that did not arrive is not fetched again until the document is loaded again. */
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

/** Nothing is typed in what has not come: it is loaded again with the connection, or when it is opened once more. */
function NotArrived({ error }: { error?: unknown }) {
  useEffect(() => {
    if (notArrived.get(error) && navigator.onLine) reload();
    notArrived.set(error, true);
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [error]);
  return <p role="alert">{NOT_ARRIVED.sentence}</p>;
}
