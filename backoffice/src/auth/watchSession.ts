import { PATHS } from '../paths';
import { saveDraft } from './draft';
import { leaveFor } from './leaveFor';
import { currentAdminId, currentToken } from './session';

/**
 * A logout in one tab ends the others, and so does the login of another administrator: they would continue under that
 * name. A page restored from the back/forward cache checks again.
 */
export function watchSession(): void {
  const adminId = currentAdminId();
  const leaveWhenOver = () => {
    if (currentToken() && currentAdminId() === adminId) return;
    saveDraft();
    leaveFor(PATHS.login);
  };
  window.addEventListener('storage', leaveWhenOver);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveWhenOver();
  });
}
