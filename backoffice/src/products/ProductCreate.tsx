import { TEXTS } from 'api/number-places';
import { lazy, Suspense, useEffect, useState } from 'react';
import { CreateBase, useDataProvider, useLocation, useNavigate } from 'react-admin';
import { newKey } from '../api/randomKey';
import type { ProductResponse } from '../api/schema';
import { useNotifyDoubt } from '../form/useNotifyDoubt';
import { RecordForm } from '../form/RecordForm';
import { NEW_PRODUCT } from '../i18n/newProductTexts';
import { PRODUCT_FORM } from '../i18n/productTexts';
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
const TextNumbers = hintPart(() => import('./TextNumbers'));

/** Loaded with the form, so that it is there when the product was saved. */
const loadDoubt = () => import('./doubtSaved').catch(() => undefined);

/** One sentence for the three of them. */
const NEEDS = { fields: ['name', 'price', 'category_id'], text: NEW_PRODUCT.needs };

/** A copy is on the site as soon as it is saved: beside its original, which it has to be told apart from. */
const namesOf = (copied: unknown) => ({
  validate: [...nameRules, (text: unknown) => copyToRename('name', text)],
  translationValidate: [
    notLonger,
    (text: unknown) => copyToRename('name_en', text),
    (text: unknown) => (isOfOriginal(text, copied) ? NEW_PRODUCT.sameEnglish : undefined),
  ],
  remnant: copyToRename,
  hint: (
    <Suspense>
      <SameName />
    </Suspense>
  ),
  translationHint: false,
});

export default function ProductCreate() {
  const { record } = (useLocation().state ?? {}) as { record?: Record<string, unknown> };
  const navigate = useNavigate();
  const [once] = useState(newKey);
  const [names] = useState(() => namesOf(record?.name_en));
  const notifyDoubt = useNotifyDoubt('produk');
  const showWholeList = useWholeList();
  const provider = useDataProvider();
  useEffect(() => void loadDoubt(), []);

  const mutationOptions = {
    onSuccess: async (product: ProductResponse) => {
      window.alert(NEW_PRODUCT.created);
      showWholeList('produk');
      navigate(PATHS.products);
      const doubts = await (await loadDoubt())?.doubtsOf(provider, originalOf(record), product);
      if (doubts?.length) notifyDoubt(NEW_PRODUCT.created, product.id, doubts);
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
        beforeSaving={
          <Suspense>
            <StillAsCopied />
            <TextNumbers />
          </Suspense>
        }
      >
        <NeedsNotice {...NEEDS} />
        <ProductInputs
          names={names}
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

/** Whether a name is what was copied, but for the words that say so. */
function isOfOriginal(text: unknown, copied: unknown): boolean {
  const { name_en: copy } = PRODUCT.copy;
  return Boolean(text) && typeof copied === 'string' && `${String(text).trim()}${copy}` === copied;
}

/** What a copy may be compared with. */
function originalOf(record: Readonly<Record<string, unknown>> = {}) {
  const texts = TEXTS.filter((field) => typeof record[field] === 'string').map((field) => [
    field,
    record[field],
  ]);
  return {
    ...(typeof record.price === 'number' && { price: record.price }),
    ...(Object.fromEntries(texts) as Partial<Record<(typeof TEXTS)[number], string>>),
  };
}
