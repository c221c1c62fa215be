import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { ProductResponse } from '../api/schema';
import { PRODUCT } from '../i18n/texts';
import { PATHS } from '../paths';
import { ON_REQUEST } from './onRequest';

const REQUEST = REQUESTS.CreateProductRequest;
const COPIED = [...(Object.keys(REQUEST) as (keyof typeof REQUEST)[]), 'focus'] as const;

/**
 * Opens the create form filled from a product. React Admin's clone button writes the record into
 * the address, which a long description makes too long for the server.
 */
export function DuplicateLink({ product, compact = false }: { product: ProductResponse; compact?: boolean }) {
  const translate = useTranslate();
  const fields = Object.fromEntries(COPIED.map((field) => [field, product[field]]));
  const record = { ...fields, name: copied(product.name), price: product.price ?? ON_REQUEST };
  const label = translate('ra.action.clone');
  const link = { component: LinkBase, to: PATHS.addProduct, state: { record }, size: 'small' } as const;
  return compact ? (
    <IconButton {...link} color="primary" aria-label={label} title={label}>
      <CopyIcon fontSize="small" />
    </IconButton>
  ) : (
    <Button {...link} startIcon={<CopyIcon />}>
      {label}
    </Button>
  );
}

function copied(name: string): string {
  return name.slice(0, REQUEST.name.maxLength - PRODUCT.copy.length).trimEnd() + PRODUCT.copy;
}
