import { PATHS } from '../paths';
import { keepDraft } from './draft';
import { leaveFor } from './leaveFor';
import { currentToken } from './session';

/** Logging out in one tab logs out the others; so does coming back to a page the browser kept in memory. */
export function watchSession(): void {
  const leaveWhenOver = () => {
    if (currentToken()) return;
    keepDraft();
    leaveFor(PATHS.login);
  };
  window.addEventListener('storage', leaveWhenOver);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) leaveWhenOver();
  });
}
