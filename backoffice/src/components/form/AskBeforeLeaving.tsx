import { useWarnWhenUnsavedChanges } from 'react-admin';

/** Mounted only while the form has changes: of all blockers of a screen the router asks only the last. */
export function AskBeforeLeaving() {
  useWarnWhenUnsavedChanges(true);
  return null;
}
