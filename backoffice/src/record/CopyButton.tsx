import Button, { type ButtonProps } from '@mui/material/Button';
import { COPY } from '../i18n/texts';
import { useCopy } from './useCopy';

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
