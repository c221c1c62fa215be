import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { useReturn } from '../form/useReturn';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';
import { publicProduct } from '../paths';
import { DeleteProduct } from './DeleteProduct';
import { DuplicateLink } from './DuplicateLink';
import { ProductInputs } from './ProductInputs';
import { ProductPreview } from './ProductPreview';

export default function ProductEdit() {
  return (
    <EditScreen
      title={PRODUCT.editTitle}
      texts={PRODUCT}
      returnAfter={RETURN_AFTER_MS.product}
      preview={
        <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 340 }}>
          <ProductPreview />
          <OtherActions />
        </Stack>
      }
    >
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT_FORM.editCategories} />
    </EditScreen>
  );
}

/** What the list offers for the product too. */
function OtherActions() {
  const product = useRecordContext<ProductResponse>();
  const { startReturn } = useReturn();
  if (!product) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <Button
        href={publicProduct(product.id)}
        target="_blank"
        rel="noopener"
        size="small"
        startIcon={<OpenInNewIcon />}
      >
        {PRODUCT.onSite}
      </Button>
      <DuplicateLink product={product} />
      <DeleteProduct product={product} onDeleted={startReturn} />
    </Stack>
  );
}
