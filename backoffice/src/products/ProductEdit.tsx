import { lazy, useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { RETURN_AFTER_MS } from '../business';
import { EditScreen } from '../form/EditScreen';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { hintPart } from '../record/hintPart';
import { nameRules, remnantOfCopy } from './nameRules';
import { ProductInputs } from './ProductInputs';
import { ProductSite } from './ProductSite';
import { useDoubtedFields } from './useDoubts';

const loadKeptNumbers = () => import('./KeptNumbers');
const KeptNumbers = hintPart(loadKeptNumbers);
const ProductAside = lazy(() => import('./ProductAside'));
const Doubted = hintPart(() => withFields(import('./Doubted')));
const LackedFields = hintPart(() => withFields(import('./LackedFields')));
const TextNumbers = hintPart(() => withFields(import('./TextNumbers')));

/** What leads to fields comes when they are there. */
async function withFields<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import('./SpecInputs'),
    import('./TradeInputs'),
    loadKeptNumbers(),
  ]);
  return loaded;
}

/** Loaded with the form, so that it is there when the product was saved. */
const loadDoubt = () => import('./doubtSaved').catch(() => undefined);

const NAMES = { validate: nameRules, remnant: remnantOfCopy };

export default function ProductEdit() {
  const provider = useDataProvider();
  const again = useDoubtedFields();
  useEffect(() => void loadDoubt(), []);
  return (
    <EditScreen<ProductResponse>
      title={PRODUCT_FORM.editTitle}
      texts={PRODUCT_FORM}
      returnAfter={RETURN_AFTER_MS.product}
      doubt={async (before, after) => (await loadDoubt())?.doubtsOf(provider, before, after, again)}
      actions={<ProductSite />}
      preview={<ProductAside />}
      beforeSaving={
        <>
          <Doubted />
          <LackedFields />
          <TextNumbers />
        </>
      }
    >
      <ProductInputs
        names={NAMES}
        belowDescriptions={<KeptNumbers />}
        priceRequired={false}
        categoryFailure={PRODUCT_FORM.editCategories}
      />
    </EditScreen>
  );
}
