import { lazy } from 'react';
import { CreateScreen } from '../form/CreateScreen';
import { NEW_PRODUCT, PRODUCT_FORM } from '../i18n/products';
import { NeedsNotice } from './NeedsNotice';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));

/** One sentence for the three of them. */
const NEEDS = { fields: ['name', 'price', 'category_id'], text: NEW_PRODUCT.needs };

export default function ProductCreate() {
  return (
    <CreateScreen title={PRODUCT_FORM.createTitle} texts={NEW_PRODUCT} preview={<ProductPreview />} alerts>
      <NeedsNotice {...NEEDS} />
      <ProductInputs priceRequired categoryFailure={NEW_PRODUCT.categories} />
    </CreateScreen>
  );
}
