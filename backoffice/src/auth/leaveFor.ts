/** Answers to calls that were made at once do not arrive at once. */
const AT_ONCE_MS = 1000;
let leaving = false;

/**
 * Leaves this document for a login screen, in place of the current history entry: nothing of the session stays in
 * memory. Several reasons at once, such as four answers of 401, count as one.
 */
export function leaveFor(path: string, alertText?: string): void {
  if (leaving) return;
  leaving = true;
  if (alertText) window.alert(alertText);
  window.location.replace(path);
  // An administrator with unsaved changes may refuse to leave; the next reason has to ask again.
  setTimeout(() => (leaving = false), AT_ONCE_MS);
}
