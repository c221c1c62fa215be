import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { PRODUCT } from '../i18n/texts';
import { publicProduct } from '../paths';
import { CopyLink } from './CopyLink';

/** The ways to the page that visitors see. */
export function ProductSite() {
  const product = useRecordContext<ProductResponse>();
  if (!product) return null;
  return (
    <>
      <Button
        href={publicProduct(product.id)}
        target="_blank"
        rel="noopener"
        size="small"
        variant="outlined"
        startIcon={<OpenInNewIcon />}
      >
        {PRODUCT.onSite}
      </Button>
      <CopyLink id={product.id} />
    </>
  );
}
