import { Button, type ButtonProps } from '@mui/material';
import { useNotify } from 'react-admin';
import { COPY, NOT_COPIED } from '../../i18n/texts';

interface CopyButtonProps extends Pick<ButtonProps, 'aria-label' | 'size' | 'variant'> {
  text: string;
  /** The notification. */
  copied: string;
}

export function CopyButton({ text, copied, ...button }: CopyButtonProps) {
  const notify = useNotify();
  // Browsers have no clipboard for a page that is not from https.
  if (!isSecureContext) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(copied, { type: 'success' }),
      // The browser asks, or is set, not to let pages do so.
      () => notify(NOT_COPIED, { type: 'error' }),
    );
  return (
    <Button {...button} onClick={() => void copy()}>
      {COPY}
    </Button>
  );
}
