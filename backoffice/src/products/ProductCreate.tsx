import { lazy } from 'react';
import { CreateBase, useNavigate } from 'react-admin';
import { RecordForm } from '../form/RecordForm';
import { PRODUCT } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { PATHS } from '../paths';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));

export default function ProductCreate() {
  const navigate = useNavigate();

  const mutationOptions = {
    onSuccess: () => {
      window.alert(PRODUCT.created);
      navigate(PATHS.products);
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={PRODUCT.createTitle} />
      <RecordForm
        failure={PRODUCT.create}
        preferServerMessage
        cancelTo={PATHS.products}
        requiredText={PRODUCT.createNeeds}
        preview={<ProductPreview />}
      >
        <ProductInputs priceRequired categoryFailure={PRODUCT.createCategories} />
      </RecordForm>
    </CreateBase>
  );
}
