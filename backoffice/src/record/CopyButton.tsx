import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { COPY, NOT_COPIED } from '../i18n/texts';

interface CopyButtonProps extends Pick<ButtonProps, 'aria-label' | 'size' | 'variant'> {
  text: string;
  /** The notification. */
  copied: string;
}

export function CopyButton({ text, copied, ...button }: CopyButtonProps) {
  const copy = useCopy(text, copied);
  return (
    copy && (
      <Button {...button} onClick={copy}>
        {COPY}
      </Button>
    )
  );
}

/**
 * @param copied the notification
 * @param action what else may be done, beside it
 * @returns undefined on a page that is not from https, for which browsers have no clipboard
 */
function useCopy(text: string, copied: string, action?: ReactNode): (() => void) | undefined {
  const notify = useNotify();
  if (!isSecureContext) return undefined;
  return () =>
    void navigator.clipboard.writeText(text).then(
      () => notify(copied, { type: 'success', action }),
      // The browser asks, or is set, not to let pages do so.
      () => notify(NOT_COPIED, { type: 'error' }),
    );
}
