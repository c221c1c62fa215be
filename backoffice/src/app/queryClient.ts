import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'ra-core';

const RETRIES = 1;
/** Without a network a call fails at once, and is not sent later, when nobody expects it any more. */
const networkMode = 'always';

/** What the server has answered it will answer again; only a connection is worth a second try. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < RETRIES && !(error instanceof HttpError), networkMode },
    mutations: { networkMode },
  },
});
