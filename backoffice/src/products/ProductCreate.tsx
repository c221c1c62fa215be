import { lazy, Suspense, useState } from 'react';
import { CreateBase, useLocation, useNavigate, useNotify } from 'react-admin';
import { newKey } from '../api/randomKey';
import type { ProductResponse } from '../api/schema';
import { RecordForm } from '../form/RecordForm';
import { NEW_PRODUCT } from '../i18n/newProductTexts';
import { PRODUCT } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { useWholeList } from '../layout/useWholeList';
import { PATHS } from '../paths';
import { hintPart } from '../record/hintPart';
import { nameRules, notLonger, remnantOfCopy } from './nameRules';
import { NeedsNotice } from './NeedsNotice';
import { ProductInputs } from './ProductInputs';

const ProductPreview = lazy(() => import('./ProductPreview'));
const SameName = hintPart(() => import('./SameName'));
const StillAsCopied = hintPart(() => import('./StillAsCopied'));

/** One sentence for the three of them. */
const NEEDS = { fields: ['name', 'price', 'category_id'], text: NEW_PRODUCT.needs };

/** A copy is on the site as soon as it is saved. */
const NAMES = {
  validate: [...nameRules, (text: unknown) => copyToRename('name', text)],
  translationValidate: [notLonger, (text: unknown) => copyToRename('name_en', text)],
  remnant: copyToRename,
  hint: (
    <Suspense>
      <SameName />
    </Suspense>
  ),
  translationHint: false,
};

export default function ProductCreate() {
  const { record } = (useLocation().state ?? {}) as { record?: Record<string, unknown> };
  const navigate = useNavigate();
  const [once] = useState(newKey);
  const notify = useNotify();
  const showWholeList = useWholeList();

  const mutationOptions = {
    onSuccess: async (product: ProductResponse) => {
      window.alert(NEW_PRODUCT.created);
      showWholeList('produk');
      navigate(PATHS.products);
      // Of a copy alone, and of few: what its original left in the texts.
      if (product.old_numbers.length === 0) return;
      const left = await import('../form/numbersLeft').catch(() => undefined);
      const said = left?.numbersLeft({ old_numbers: [] }, product) ?? [];
      if (said.length > 0)
        notify([NEW_PRODUCT.created, ...said].join(' '), {
          type: 'warning',
          multiLine: true,
          autoHideDuration: null,
        });
    },
  };
  return (
    <CreateBase mutationOptions={mutationOptions}>
      <PageHeading title={PRODUCT.createTitle} />
      <RecordForm
        failure={NEW_PRODUCT.create}
        preferServerMessage
        cancelTo={PATHS.products}
        preview={<ProductPreview />}
        defaultValues={once}
        beforeSaving={
          <Suspense>
            <StillAsCopied />
          </Suspense>
        }
      >
        <NeedsNotice {...NEEDS} />
        <ProductInputs
          names={NAMES}
          original={record}
          priceRequired
          categoryFailure={NEW_PRODUCT.categories}
        />
      </RecordForm>
    </CreateBase>
  );
}

function copyToRename(field: string, text: unknown) {
  return remnantOfCopy(field, text, NEW_PRODUCT.rename[field as keyof typeof NEW_PRODUCT.rename]);
}
