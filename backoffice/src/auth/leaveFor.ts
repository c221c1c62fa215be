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
  // The document may come back from the back/forward cache.
  setTimeout(() => (leaving = false), AT_ONCE_MS);
}

/** Silences the browser's question about unsaved changes, which are stored, once the session is lost. */
export function leaveUnasked(event: BeforeUnloadEvent): void {
  if (leaving) event.stopImmediatePropagation();
}
