import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useCloseNotification } from 'react-admin';
import { PRODUCT } from '../i18n/texts';
import { publicProduct } from '../paths';
import { useCopy } from '../record/useCopy';

/** Copies the address of a product's page, for a buyer: the English one, and then the Indonesian one too. */
export function CopyLink({ id, compact = false }: { id: number; compact?: boolean }) {
  const path = publicProduct(id);
  const copy = useCopy(location.origin + path, PRODUCT.linkCopied, <CopyIndonesian path={path} />);
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

/** The action of the notification, which closes with it. */
function CopyIndonesian({ path }: { path: string }) {
  const close = useCloseNotification();
  const copy = useCopy(`${location.origin}/id${path}`, PRODUCT.linkCopied);
  return (
    <Button
      color="inherit"
      size="small"
      onClick={() => {
        copy?.();
        close();
      }}
    >
      {PRODUCT.copyIndonesian}
    </Button>
  );
}
