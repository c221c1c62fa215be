import { PATHS } from '../paths';
import { removeOldDrafts } from './drafts';
import { leaveFor, leaveUnasked } from './leaveFor';
import { forgetRefusal, noteRefusal } from './refusal';
import { currentAdminId, currentToken, isOfSession } from './session';

/**
 * A logout in one tab ends the others, and so does the login of another administrator: they would continue under that
 * name. A page restored from the back/forward cache checks again.
 */
export function watchSession(): void {
  const adminId = currentAdminId();
  forgetRefusal();
  removeOldDrafts();
  const isOver = () => !currentToken() || currentAdminId() !== adminId;
  // Before any form has its own: a window calls its listeners in the order in which they were added, capturing or not.
  window.addEventListener('beforeunload', leaveUnasked);
  window.addEventListener('storage', (event) => {
    if (!isOfSession(event) || !isOver()) return;
    noteRefusal(adminId);
    leaveFor(PATHS.login);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // After a logout in this tab there is nothing to say.
    if (persisted && isOver()) leaveFor(PATHS.login);
  });
}
