import { HttpError, type AuthProvider } from 'ra-core';
import { replaceDocument } from '../auth/replaceDocument';
import { noteRefusal } from '../auth/refusal';
import { currentToken, endSession } from '../auth/session';
import { PATHS } from '../paths';
import { api } from './client';

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

  checkAuth() {
    if (currentToken()) return Promise.resolve();
    noteRefusal();
    return Promise.reject({ message: false });
  },

  checkError(error: unknown) {
    if (!(error instanceof HttpError) || error.status !== 401) return Promise.resolve();
    noteRefusal();
    endSession();
    replaceDocument(PATHS.loginAgain);
    // Never settles, as the caller must not continue while the document is left.
    return new Promise<void>(() => undefined);
  },
} satisfies AuthProvider;
