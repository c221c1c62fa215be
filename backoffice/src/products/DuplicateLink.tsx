import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { LinkBase, useTranslate } from 'react-admin';
import type { Product } from '../api/records';
import { LONGEST } from '../business';
import { PRODUCT } from '../i18n/texts';
import { PATHS } from '../paths';

/**
 * Opens the create form filled from a product, but for its picture. React Admin's clone button writes the record into
 * the address, which a long description makes too long for the server.
 */
export function DuplicateLink({ product }: { product: Product }) {
  const translate = useTranslate();
  const { name, description, price, category_id } = product;
  const record = { name: copied(name), description, price, category_id };
  return (
    <Button
      component={LinkBase}
      to={PATHS.addProduct}
      state={{ record }}
      size="small"
      startIcon={<CopyIcon />}
    >
      {translate('ra.action.clone')}
    </Button>
  );
}

function copied(name: string): string {
  return name.slice(0, LONGEST.productName - PRODUCT.copy.length).trimEnd() + PRODUCT.copy;
}
