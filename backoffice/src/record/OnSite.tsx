import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { PRODUCT } from '../i18n/texts';

/** To the page that visitors see. */
export function OnSite({ href }: { href: string }) {
  return (
    <Button
      href={href}
      target="_blank"
      rel="noopener"
      size="small"
      variant="outlined"
      startIcon={<OpenInNewIcon />}
    >
      {PRODUCT.onSite}
    </Button>
  );
}
