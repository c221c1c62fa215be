import { createContext } from 'react';

/** What the page's content security policy has to let in; only on the server, in production. */
export interface InlineScripts {
  nonce: string | undefined;
  /** The code of scripts that others of the page add to it. */
  added: string[];
}

export const InlineScriptsContext = createContext<InlineScripts>({ nonce: undefined, added: [] });
