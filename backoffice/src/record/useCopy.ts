import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { NOT_COPIED } from '../i18n/texts';

/**
 * @param copied the notification
 * @param action what else may be done, beside it
 * @returns undefined on a page that is not from https, for which browsers have no clipboard
 */
export function useCopy(text: string, copied: string, action?: ReactNode): (() => void) | undefined {
  const notify = useNotify();
  if (!isSecureContext) return undefined;
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(copied, { type: 'success', action }),
      // The browser asks, or is set, not to let pages do so.
      () => notify(NOT_COPIED, { type: 'error' }),
    );
}
