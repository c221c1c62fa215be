/** Parallel requests are answered at different times. */
const AT_ONCE_MS = 1000;
let leaving = false;

/**
 * Leaves this document for a login screen, in place of the current history entry: nothing of the session stays in
 * memory. Several calls at once, for example after four answers of 401, count as one.
 */
export function leaveFor(path: string, alertText?: string): void {
  if (leaving) return;
  leaving = true;
  if (alertText) window.alert(alertText);
  window.location.replace(path);
  // With unsaved changes the administrator may stay; the next call has to ask again.
  setTimeout(() => (leaving = false), AT_ONCE_MS);
}
