import { lazy, Suspense, useState } from 'react';
import { CreateBase, useNavigate } from 'react-admin';
import { newKey } from '../api/randomKey';
import { RecordForm } from '../form/RecordForm';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { useWholeList } from '../layout/useWholeList';
import { PATHS } from '../paths';
import { hintPart } from '../record/hintPart';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));
const StillAsCopied = hintPart(() => import('./StillAsCopied'));

/** One sentence for the three of them. */
const NEEDS = { fields: ['name', 'price', 'category_id'], text: PRODUCT_FORM.createNeeds };

export default function ProductCreate() {
  const navigate = useNavigate();
  const [once] = useState(newKey);
  const showWholeList = useWholeList();

  const mutationOptions = {
    onSuccess: () => {
      window.alert(PRODUCT_FORM.created);
      showWholeList('produk');
      navigate(PATHS.products);
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={PRODUCT.createTitle} />
      <RecordForm
        failure={PRODUCT_FORM.create}
        preferServerMessage
        cancelTo={PATHS.products}
        needs={NEEDS}
        preview={<ProductPreview />}
        defaultValues={once}
        beforeSaving={
          <Suspense>
            <StillAsCopied />
          </Suspense>
        }
      >
        <ProductInputs priceRequired categoryFailure={PRODUCT_FORM.createCategories} />
      </RecordForm>
    </CreateBase>
  );
}
