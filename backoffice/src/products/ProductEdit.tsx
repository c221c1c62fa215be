import { useNotify } from 'react-admin';
import { EditScreen } from '../admin/form/EditScreen';
import { RecordForm } from '../admin/form/RecordForm';
import { useReturn } from '../admin/form/useReturn';
import { RETURN_AFTER_MS } from '../business';
import { PATHS } from '../paths';
import { PRODUCT } from '../texts';
import { ProductInputs } from './ProductInputs';

export default function ProductEdit() {
  const notify = useNotify();
  const [returning, saved] = useReturn(PATHS.products, RETURN_AFTER_MS.product);

  function handleSuccess() {
    notify(PRODUCT.updated, { type: 'success' });
    saved();
  }
  return (
    <EditScreen
      title={PRODUCT.editTitle}
      failure={PRODUCT.load}
      backTo={PATHS.products}
      onSuccess={handleSuccess}
    >
      <RecordForm failure={PRODUCT.update} cancelTo={PATHS.products} returning={returning}>
        <ProductInputs priceRequired={false} categoryFailure={PRODUCT.editCategories} />
      </RecordForm>
    </EditScreen>
  );
}
