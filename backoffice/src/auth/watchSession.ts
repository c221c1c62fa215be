import { PATHS } from '../paths';
import { dropDraft, leaveUnasked, saveDraft, storeDraft } from './draft';
import { leaveFor } from './leaveFor';
import { forgetRefusal, noteRefusal } from './refusal';
import { currentAdminId, currentToken, isOfSession } from './session';

/**
 * A logout in one tab ends the others, and so does the login of another administrator: they would continue under that
 * name. A page restored from the back/forward cache checks again. A reload, even a confirmed one, keeps what was typed.
 */
export function watchSession(): void {
  const adminId = currentAdminId();
  forgetRefusal();
  const isOver = () => !currentToken() || currentAdminId() !== adminId;
  const leave = () => {
    saveDraft();
    leaveFor(PATHS.login);
  };
  // Before any form has its own: a window calls its listeners in the order in which they were added, capturing or not.
  window.addEventListener('beforeunload', leaveUnasked);
  window.addEventListener('storage', (event) => {
    if (!isOfSession(event) || !isOver()) return;
    noteRefusal(adminId);
    leave();
  });
  window.addEventListener('pagehide', () => {
    if (currentToken()) storeDraft();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    dropDraft();
    // After a logout in this tab there is nothing to say.
    if (isOver()) leave();
  });
}
