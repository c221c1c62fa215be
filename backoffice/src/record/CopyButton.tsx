import Button, { type ButtonProps } from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { COPY } from '../i18n/texts';

interface CopyButtonProps extends Pick<ButtonProps, 'aria-label' | 'size' | 'variant'> {
  text: string;
  /** The notification. */
  copied: string;
}

/** Nothing on a page that is not from https, for which browsers have no clipboard. */
export function CopyButton({ text, copied, ...button }: CopyButtonProps) {
  const notify = useNotify();
  if (!isSecureContext) return null;

  async function handleCopy() {
    await navigator.clipboard.writeText(text);
    notify(copied, { type: 'success' });
  }
  return (
    <Button {...button} onClick={() => void handleCopy()}>
      {COPY}
    </Button>
  );
}
