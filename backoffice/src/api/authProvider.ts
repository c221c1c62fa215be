import type { AuthProvider } from 'ra-core';
import { replaceDocument } from '../auth/replaceDocument';
import { noteRefusal } from '../auth/refusal';
import { confirmedToken, currentToken, endSession } from '../auth/session';
import { PATHS } from '../paths';
import { api } from './client';
import { isRefusedWith } from './failure';

/** A login happens before React Admin is loaded (login/). */
export const authProvider = {
  login: () => Promise.reject(new Error('The login screen is a document of its own')),

  async logout() {
    const token = currentToken();
    if (token) {
      // Not awaited: if it fails, the session ends here anyway, and on the server when the token expires.
      const headers = { Authorization: `Bearer ${token}` };
      api.POST('/api/admins/logout', { headers, keepalive: true }).catch(console.error);
    }
    endSession();
    replaceDocument(PATHS.login);
    return false;
  },

  async checkAuth() {
    if (await confirmedToken()) return;
    noteRefusal();
    return Promise.reject({ message: false });
  },

  checkError(error: unknown) {
    if (!isRefusedWith(401, error)) return Promise.resolve();
    noteRefusal();
    endSession();
    replaceDocument(PATHS.loginAgain);
    // Never settles, as the caller must not continue while the document is left.
    return new Promise<void>(() => undefined);
  },
} satisfies AuthProvider;
