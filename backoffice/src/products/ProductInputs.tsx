import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { maxLength, required, useLocation } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { Failure } from '../api/failure';
import { TranslatedInput } from '../form/TranslatedInput';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { PRODUCT } from '../i18n/texts';
import { hintPart } from '../record/hintPart';
import { CategoryOrNew } from './CategoryOrNew';
import { PriceInput } from './PriceInput';

const { name, description } = REQUESTS.CreateProductRequest;
const notLonger = maxLength(name.maxLength);
const nameRules = [required(), notLonger];
const SameName = hintPart(() => import('./SameName'));
/** A copy is on the site as soon as it is saved. */
const NEW_NAMES = {
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
const STORED_NAMES = { validate: nameRules, remnant: remnantOfCopy };

/** Far down, and used by few of the changes. */
const PictureInput = lazy(async () => ({ default: (await import('../form/PictureInput')).PictureInput }));
const SpecInputs = lazy(() => import('./SpecInputs'));
const TradeInputs = lazy(() => import('./TradeInputs'));

interface ProductInputsProps {
  priceRequired: boolean;
  /** For categories that cannot be loaded. */
  categoryFailure: Failure;
}

export function ProductInputs({ priceRequired, categoryFailure }: ProductInputsProps) {
  const { record } = (useLocation().state ?? {}) as { record?: Record<string, unknown> };
  return (
    <>
      <TranslatedInput
        source="name"
        translation="name_en"
        longest={name.maxLength}
        {...(priceRequired ? NEW_NAMES : STORED_NAMES)}
      />
      <TranslatedInput
        source="description"
        translation="description_en"
        longest={description.maxLength}
        minRows={4}
        remnant={(field, text) => (text && text === record?.[field] ? PRODUCT_FORM.copied : undefined)}
      />
      <PriceInput
        required={priceRequired}
        hint={priceRequired ? undefined : PRODUCT_FORM.priceHint}
        copied={record?.price}
      />
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

type NameField = keyof typeof PRODUCT.copy;

/** Cut off on a phone, the end of a name is not seen when the name is changed. */
function remnantOfCopy(field: string, text: unknown, then?: string): string | undefined {
  const end = PRODUCT.copy[field as NameField].trim();
  return String(text).trimEnd().endsWith(end) ? PRODUCT_FORM.stillCopy(end, then) : undefined;
}

function copyToRename(field: string, text: unknown) {
  return remnantOfCopy(field, text, PRODUCT_FORM.rename[field as NameField]);
}
