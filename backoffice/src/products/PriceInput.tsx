import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { FieldTitle, required } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { DecimalField, DecimalInput } from '../components/DecimalInput';
import { PRODUCT_FORM } from '../i18n/products';
import { ON_REQUEST } from './onRequest';

const notEmpty = required();

/** The price in rupiah, or the choice to have none: then the form value is ON_REQUEST where one is required, and else null. */
export function PriceInput({ isRequired }: { isRequired: boolean }) {
  const { setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const price = useWatch<Record<string, unknown>>({ name: 'price' });
  const none = isRequired ? ON_REQUEST : null;
  // A field that was emptied is about to be typed in.
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
          validate={isRequired ? notEmpty : undefined}
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
