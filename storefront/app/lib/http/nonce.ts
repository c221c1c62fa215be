import { createContext } from 'react';

/** Lets the page's inline scripts through its content security policy; only on the server, in production. */
export const NonceContext = createContext<string | undefined>(undefined);
