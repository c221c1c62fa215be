import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

const RETRIES = 1;
/** Offline, a request fails at once; by default it would be sent later. */
const networkMode = 'always';

/** Retries only failed connections, as the server would repeat its answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && !(error instanceof HttpError),
      networkMode,
      // A loaded record may be in a form, whose input a new one would replace.
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: { networkMode },
  },
});
