import { createContext } from 'react';

/** The nonce of the page's content security policy; undefined in development and in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
