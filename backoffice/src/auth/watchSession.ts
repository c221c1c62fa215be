import { PATHS } from '../paths';
import { keepDraft } from './draft';
import { leaveFor } from './leaveFor';
import { currentAdminId, currentToken } from './session';

/**
 * Logging out in one tab logs out the others, and so does logging in as somebody else, under whose name they would go on.
 * A page that the browser kept in memory finds out when one comes back to it.
 */
export function watchSession(): void {
  const adminId = currentAdminId();
  const leaveWhenOver = () => {
    if (currentToken() && currentAdminId() === adminId) return;
    keepDraft();
    leaveFor(PATHS.login);
  };
  window.addEventListener('storage', leaveWhenOver);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveWhenOver();
  });
}
