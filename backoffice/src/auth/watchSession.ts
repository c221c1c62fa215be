import { PATHS } from '../paths';
import { removeOldDrafts } from './drafts';
import { replaceDocument, suppressUnloadPrompt } from './replaceDocument';
import { forgetRefusal, noteRefusal } from './refusal';
import { currentAdminId, currentToken, isOfSession } from './session';

/** A logout in one tab ends the others, and so does the login of another administrator, under whose name they would go on. */
export function watchSession(): void {
  const adminId = currentAdminId();
  forgetRefusal();
  removeOldDrafts();
  const isOver = () => !currentToken() || currentAdminId() !== adminId;
  // Added before that of any form: a window calls its listeners in the order in which they were added, even capturing ones.
  window.addEventListener('beforeunload', suppressUnloadPrompt);
  window.addEventListener('storage', (event) => {
    if (!isOfSession(event) || !isOver()) return;
    noteRefusal(adminId);
    replaceDocument(PATHS.login);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOver()) replaceDocument(PATHS.login);
  });
}
