import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

const RETRIES = 1;
/** Offline, a request fails at once; the default would send it later, unexpectedly. */
const networkMode = 'always';

/** Retries only failed connections: the server would repeat its answer. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && !(error instanceof HttpError),
      networkMode,
      // What is there already may be in a form.
      refetchOnReconnect: ({ state }) => state.status === 'error',
    },
    mutations: { networkMode },
  },
});
