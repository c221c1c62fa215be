import { createContext } from 'react';

/** The nonce of the page's content security policy; only on the server, in production. */
export const NonceContext = createContext<string | undefined>(undefined);
