import { lazy, Suspense } from 'react';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { PRODUCT_FORM } from '../i18n/products';
import { ProductInputs } from './ProductInputs';
import { ProductSite } from './ProductSite';

const ConfirmFiveFold = lazy(() => import('./ConfirmFiveFold'));
const ProductAside = lazy(() => import('./ProductAside'));

export default function ProductEdit() {
  return (
    <EditScreen
      title={PRODUCT_FORM.editTitle}
      texts={PRODUCT_FORM}
      returnAfter={RETURN_AFTER_MS.product}
      actions={<ProductSite />}
      preview={<ProductAside />}
    >
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT_FORM.editCategories} />
      <Suspense>
        <ConfirmFiveFold />
      </Suspense>
    </EditScreen>
  );
}
