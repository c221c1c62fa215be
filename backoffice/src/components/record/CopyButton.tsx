import { Button, type ButtonProps } from '@mui/material';
import { useNotify } from 'react-admin';
import { COPY, NOT_COPIED } from '../../i18n/texts';

interface CopyButtonProps extends Pick<ButtonProps, 'aria-label' | 'size' | 'variant'> {
  text: string;
  copied: string;
}

export function CopyButton({ text, copied, ...button }: CopyButtonProps) {
  const notify = useNotify();
  // Browsers give a page without https no clipboard.
  if (!isSecureContext) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(copied, { type: 'success' }),
      // The user or the browser's settings may forbid it.
      () => notify(NOT_COPIED, { type: 'error' }),
    );
  return (
    <Button {...button} onClick={() => void copy()}>
      {COPY}
    </Button>
  );
}
