import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { PRODUCT } from '../i18n/texts';
import { publicProduct } from '../paths';
import { useCopy } from '../record/useCopy';

/** Copies the address of a product's page, for a buyer. */
export function CopyLink({ id, compact = false }: { id: number; compact?: boolean }) {
  const copy = useCopy(location.origin + publicProduct(id), PRODUCT.linkCopied);
  if (!copy) return null;
  const label = PRODUCT.copyLink;
  return compact ? (
    <IconButton size="small" color="primary" aria-label={label} title={label} onClick={copy}>
      <LinkIcon fontSize="small" />
    </IconButton>
  ) : (
    <Button size="small" variant="outlined" startIcon={<LinkIcon />} onClick={copy}>
      {label}
    </Button>
  );
}
