import { lazy, useState } from 'react';
import { CreateBase, useNavigate } from 'react-admin';
import { newKey } from '../api/randomKey';
import { RecordForm } from '../form/RecordForm';
import { NEW_PRODUCT, PRODUCT_FORM } from '../i18n/products';
import { PageHeading } from '../layout/PageHeading';
import { useWholeList } from '../layout/useWholeList';
import { PATHS } from '../paths';
import { NeedsNotice } from './NeedsNotice';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));

/** One sentence for the three of them. */
const NEEDS = { fields: ['name', 'price', 'category_id'], text: NEW_PRODUCT.needs };

export default function ProductCreate() {
  const navigate = useNavigate();
  const [once] = useState(newKey);
  const showWholeList = useWholeList();
  const mutationOptions = {
    onSuccess: () => {
      window.alert(NEW_PRODUCT.created);
      showWholeList('produk');
      navigate(PATHS.products);
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={PRODUCT_FORM.createTitle} />
      <RecordForm
        failure={NEW_PRODUCT.create}
        preferServerMessage
        cancelTo={PATHS.products}
        preview={<ProductPreview />}
        defaultValues={once}
      >
        <NeedsNotice {...NEEDS} />
        <ProductInputs priceRequired categoryFailure={NEW_PRODUCT.categories} />
      </RecordForm>
    </CreateBase>
  );
}
