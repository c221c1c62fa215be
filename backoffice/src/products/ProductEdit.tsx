import { lazy } from 'react';
import type { ProductResponse } from '../api/schema';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';
import { farSaved } from './farPrices';
import { ProductInputs } from './ProductInputs';
import { ProductSite } from './ProductSite';

const ProductAside = lazy(() => import('./ProductAside'));

export default function ProductEdit() {
  return (
    <EditScreen<ProductResponse>
      title={PRODUCT.editTitle}
      texts={PRODUCT}
      returnAfter={RETURN_AFTER_MS.product}
      doubt={farSaved}
      actions={<ProductSite />}
      preview={<ProductAside />}
    >
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT_FORM.editCategories} />
    </EditScreen>
  );
}
