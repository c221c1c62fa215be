import { Stack } from '@mui/material';
import { lazy } from 'react';
import { useRecordContext } from 'react-admin';
import type { ProductResponse } from 'api/schema';
import { RETURN_AFTER_MS } from '../constants';
import { EditScreen } from '../components/form/EditScreen';
import { useReturn } from '../components/form/useReturn';
import { PRODUCT_FORM } from '../i18n/products';
import { PublicPageLink } from '../components/record/PublicPageLink';
import { ConfirmFiveFold } from './ConfirmFiveFold';
import { DeleteProduct } from './DeleteProduct';
import { DuplicateLink } from './DuplicateLink';
import { ProductInputs } from './ProductInputs';

const ProductPapers = lazy(() => import('./ProductPapers'));
const ProductPreview = lazy(() => import('./ProductPreview'));

export default function ProductEdit() {
  return (
    <EditScreen
      title={PRODUCT_FORM.editTitle}
      texts={PRODUCT_FORM}
      returnAfter={RETURN_AFTER_MS.product}
      preview={<ProductPreview />}
      below={<ProductPapers />}
      actions={<PublicPageLink<ProductResponse> path={({ id }) => `/produk/${id}`} />}
    >
      <OtherActions />
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT_FORM.editCategories} />
      {/* Not lazy: a save before it has loaded would not be asked about. */}
      <ConfirmFiveFold />
    </EditScreen>
  );
}

/** Inside the form, as a delete drops its changes. */
function OtherActions() {
  const product = useRecordContext<ProductResponse>();
  const { startReturn } = useReturn();
  if (!product) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end' }}>
      <DuplicateLink id={product.id} />
      <DeleteProduct product={product} onDeleted={startReturn} />
    </Stack>
  );
}
