import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { PRODUCT } from '../i18n/texts';
import { ProductInputs } from './ProductInputs';
import { ProductPreview } from './ProductPreview';

export default function ProductEdit() {
  return (
    <EditScreen
      title={PRODUCT.editTitle}
      texts={PRODUCT}
      returnAfter={RETURN_AFTER_MS.product}
      preview={<ProductPreview />}
    >
      <ProductInputs priceRequired={false} categoryFailure={PRODUCT.editCategories} />
    </EditScreen>
  );
}
