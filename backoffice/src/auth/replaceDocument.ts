/** Parallel requests that are refused within this time leave only once. */
const SAME_LEAVE_MS = 1000;
let leaving = false;

/** Replaces the document, so that nothing of the session stays in memory. */
export function replaceDocument(path: string, alertText?: string): void {
  if (leaving) return;
  leaving = true;
  if (alertText) window.alert(alertText);
  window.location.replace(path);
  // The document may come back from the back/forward cache.
  setTimeout(() => (leaving = false), SAME_LEAVE_MS);
}

/** Once the session is lost, the browser does not ask about unsaved changes: they are stored as a draft. */
export function suppressUnloadPrompt(event: BeforeUnloadEvent): void {
  if (leaving) event.stopImmediatePropagation();
}
