import { Checkbox, FormControlLabel, Skeleton } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { FieldTitle, required } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { ON_REQUEST } from '../constants';
import type { Failure } from '../api/failure';
import { DecimalField, DecimalInput } from '../components/DecimalInput';
import { LocalizedTextInput } from '../components/LocalizedTextInput';
import { PRODUCT_FORM } from '../i18n/products';
import { CATEGORY } from '../i18n/texts';
import { CategoryInput, useCreateCategory } from './CategoryInput';

/** Lazy, as they are far down or large. */
const PictureInput = lazy(async () => ({
  default: (await import('../components/form/PictureInput')).PictureInput,
}));
const Gallery = lazy(() => import('./Gallery'));
const SpecInputs = lazy(() => import('./SpecInputs'));
const TradeInputs = lazy(() => import('./TradeInputs'));

interface ProductInputsProps {
  priceRequired: boolean;
  categoryFailure: Failure;
}

export function ProductInputs({ priceRequired, categoryFailure }: ProductInputsProps) {
  const createCategory = useCreateCategory();
  return (
    <>
      <LocalizedTextInput source="name" isRequired />
      <LocalizedTextInput source="description" minRows={4} />
      <PriceInput isRequired={priceRequired} />
      <CategoryInput
        failure={categoryFailure}
        validate={required()}
        onCreate={createCategory}
        createItemLabel={CATEGORY.addNamed}
      />
      <Suspense>
        <SpecInputs />
      </Suspense>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: 110 }} />}>
        <PictureInput source="image" />
        <Gallery />
      </Suspense>
      <Suspense fallback={<Skeleton variant="rounded" sx={{ height: { xs: 2000, sm: 1200 } }} />}>
        <TradeInputs />
      </Suspense>
    </>
  );
}

/** Without a price the form value is ON_REQUEST where one is required, and otherwise null. */
function PriceInput({ isRequired }: { isRequired: boolean }) {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const price = useWatch<Record<string, unknown>>({ name: 'price' });
  const none = isRequired ? ON_REQUEST : null;
  // An emptied field stays open: it is about to be typed in.
  const [isOpen, setOpen] = useState(false);
  const onRequest = price === none && !isOpen;
  const handleCheck = (checked: boolean) => {
    setOpen(!checked);
    setValue('price', checked ? none : null, { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      {onRequest ? (
        <DecimalField label={<FieldTitle source="price" />} value={null} currency="Rp" disabled />
      ) : (
        <DecimalInput
          source="price"
          validate={isRequired ? required() : undefined}
          currency="Rp"
          onType={() => setOpen(true)}
        />
      )}
      <FormControlLabel
        control={<Checkbox size="small" />}
        checked={onRequest}
        onChange={(_, checked) => handleCheck(checked)}
        label={PRODUCT_FORM.onRequest}
      />
    </>
  );
}
