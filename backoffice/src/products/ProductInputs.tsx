import Skeleton from '@mui/material/Skeleton';
import { lazy, type ReactNode, Suspense } from 'react';
import { REQUESTS } from '../api/contract';
import type { Failure } from '../api/failure';
import { TranslatedInput, type TranslatedInputProps } from '../form/TranslatedInput';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { CategoryOrNew } from './CategoryOrNew';

const { name, description } = REQUESTS.CreateProductRequest;

/** Far down, or with much to say of what is typed. */
const PictureInput = lazy(async () => ({ default: (await import('../form/PictureInput')).PictureInput }));
const PriceInput = lazy(async () => ({ default: (await import('./PriceInput')).PriceInput }));
const SpecInputs = lazy(() => import('./SpecInputs'));
const TradeInputs = lazy(() => import('./TradeInputs'));

interface ProductInputsProps {
  /** What is asked of the names. */
  names: Partial<TranslatedInputProps>;
  /** What a copy was made from. */
  original?: Readonly<Record<string, unknown>>;
  belowDescriptions?: ReactNode;
  priceRequired: boolean;
  /** For categories that cannot be loaded. */
  categoryFailure: Failure;
}

export function ProductInputs({
  names,
  original,
  belowDescriptions,
  priceRequired,
  categoryFailure,
}: ProductInputsProps) {
  return (
    <>
      <TranslatedInput source="name" translation="name_en" longest={name.maxLength} {...names} />
      <TranslatedInput
        source="description"
        translation="description_en"
        longest={description.maxLength}
        minRows={4}
        remnant={(field, text) => (text && text === original?.[field] ? PRODUCT_FORM.copied : undefined)}
      />
      <Suspense>{belowDescriptions}</Suspense>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 110 }} />}>
        <PriceInput
          required={priceRequired}
          hint={priceRequired ? undefined : PRODUCT_FORM.priceHint}
          copied={original?.price}
        />
      </Suspense>
      <CategoryOrNew failure={categoryFailure} />
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
