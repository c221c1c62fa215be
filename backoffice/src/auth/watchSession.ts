import { PATHS } from '../paths';
import { dropDraft, saveDraft, storeDraft } from './draft';
import { leaveFor } from './leaveFor';
import { currentAdminId, currentToken } from './session';

/**
 * A logout in one tab ends the others, and so does the login of another administrator: they would continue under that
 * name. A page restored from the back/forward cache checks again. A reload, even a confirmed one, keeps what was typed.
 */
export function watchSession(): void {
  const adminId = currentAdminId();
  const leaveWhenOver = () => {
    if (currentToken() && currentAdminId() === adminId) return;
    saveDraft();
    leaveFor(PATHS.login);
  };
  window.addEventListener('storage', leaveWhenOver);
  window.addEventListener('pagehide', () => {
    if (currentToken()) storeDraft();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    dropDraft();
    leaveWhenOver();
  });
}
