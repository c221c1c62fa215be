import { lazy, Suspense, useEffect } from 'react';
import type { ProductResponse } from '../api/schema';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';
import { hintPart } from '../record/hintPart';
import { ProductInputs } from './ProductInputs';
import { ProductSite } from './ProductSite';

const ProductAside = lazy(() => import('./ProductAside'));
const OutdatedEnglish = hintPart(() => import('./OutdatedEnglish'));

/** Loaded with the form, so that it is there when the product was saved. */
const loadDoubt = () => import('./farSaved').catch(() => undefined);
const farSaved = async (before: ProductResponse, after: ProductResponse) =>
  (await loadDoubt())?.farSaved(before, after);

export default function ProductEdit() {
  useEffect(() => void loadDoubt(), []);
  return (
    <EditScreen<ProductResponse>
      title={PRODUCT.editTitle}
      texts={PRODUCT}
      returnAfter={RETURN_AFTER_MS.product}
      doubt={farSaved}
      actions={<ProductSite />}
      preview={<ProductAside />}
      beforeSaving={
        <Suspense>
          <OutdatedEnglish />
        </Suspense>
      }
    >
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT_FORM.editCategories} />
    </EditScreen>
  );
}
