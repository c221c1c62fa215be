import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { maxLength, required } from 'react-admin';
import { REQUESTS } from 'api/contract';
import type { Failure } from '../api/failure';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { CATEGORY } from '../i18n/texts';
import { CategoryInput, useCreateCategory } from './CategoryInput';
import { PriceInput } from './PriceInput';

const { name, description } = REQUESTS.CreateProductRequest;
const isRequired = required();
const NAME_RULES = [isRequired, maxLength(name.maxLength)];

/** These are far down, or have much to say of what is typed. */
const PictureInput = lazy(async () => ({ default: (await import('../form/PictureInput')).PictureInput }));
const SpecInputs = lazy(() => import('./SpecInputs'));
const TradeInputs = lazy(() => import('./TradeInputs'));

interface ProductInputsProps {
  priceRequired: boolean;
  /** For categories that cannot be loaded. */
  categoryFailure: Failure;
}

export function ProductInputs({ priceRequired, categoryFailure }: ProductInputsProps) {
  const createCategory = useCreateCategory();
  return (
    <>
      <LocalizedTextInput
        source="name"
        translation="name_en"
        longest={name.maxLength}
        validate={NAME_RULES}
      />
      <LocalizedTextInput
        source="description"
        translation="description_en"
        longest={description.maxLength}
        minRows={4}
      />
      <PriceInput isRequired={priceRequired} />
      <CategoryInput
        failure={categoryFailure}
        validate={isRequired}
        onCreate={createCategory}
        createItemLabel={CATEGORY.addNamed}
      />
      <Suspense>
        <SpecInputs />
      </Suspense>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 110 }} />}>
        <PictureInput source="image" focus="focus" />
      </Suspense>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: { xs: 2000, sm: 1200 } }} />}>
        <TradeInputs />
      </Suspense>
    </>
  );
}
