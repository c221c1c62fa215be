import { lazy } from 'react';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';
import { ProductInputs } from './ProductInputs';

const ProductAside = lazy(() => import('./ProductAside'));

export default function ProductEdit() {
  return (
    <EditScreen
      title={PRODUCT.editTitle}
      texts={PRODUCT}
      returnAfter={RETURN_AFTER_MS.product}
      preview={<ProductAside />}
    >
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT_FORM.editCategories} />
    </EditScreen>
  );
}
