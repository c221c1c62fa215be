import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { priceForUnit, wordedPrice } from 'api/written-price';
import { Suspense, useState } from 'react';
import { FieldTitle, required, useInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { hintPart } from '../record/hintPart';
import { AmountField } from './AmountField';
import { ON_REQUEST } from './onRequest';
import { unclearPrice } from './unclearPrice';
import { usePriceWarning } from './usePriceWarning';

const notEmpty = required();
const RULES = { required: [notEmpty, unclearPrice], optional: unclearPrice };
const ChangedAmount = hintPart(() => import('./ChangedAmount'));
const OfferStays = hintPart(() => import('./OfferStays'));
const asItIs = (value: unknown) => value;

interface PriceInputProps {
  required: boolean;
  hint?: string;
  /** From another product. */
  copied?: unknown;
}

/** The price in rupiah, or the choice to have none: then the form value is ON_REQUEST where one is required, and else null. */
export function PriceInput({ required, hint, copied }: PriceInputProps) {
  const input = useInput({
    source: 'price',
    validate: required ? RULES.required : RULES.optional,
    format: asItIs,
    parse: asItIs,
  });
  const { field, fieldState, isRequired } = input;
  const { setValue } = useFormContext();
  const unit = useWatch<Record<string, unknown>>({ name: 'price_unit' });
  const unclear = fieldState.isTouched ? unclearPrice(field.value) : undefined;
  const warning = usePriceWarning('price', input);
  const asCopied = copied && field.value === copied ? PRODUCT_FORM.copied : undefined;
  // A field that was emptied is about to be typed in.
  const [isOpen, setOpen] = useState(false);
  const none = required ? ON_REQUEST : null;
  const onRequest = field.value === none && !isOpen;
  const handleChange = (price: unknown) => {
    setOpen(true);
    field.onChange(price);
  };
  const handleBlur = () => {
    const { price, code } = priceForUnit(String(field.value ?? '')) ?? {};
    if (code && (unit || code) === code) {
      field.onChange(price);
      setValue('price_unit', code, { shouldDirty: true });
    }
    field.onBlur();
  };
  const handleCheck = (checked: boolean) => {
    setOpen(!checked);
    field.onChange(checked ? none : null);
  };
  return (
    <>
      <AmountField
        input={{ ...input, field: { ...field, onChange: handleChange, onBlur: handleBlur } }}
        label={<FieldTitle source="price" isRequired={isRequired && !onRequest} />}
        disabled={onRequest}
        hint={typeof field.value === 'number' && !unit ? PRODUCT_FORM.perWhat : hint}
        warning={unclear ?? warning ?? asCopied}
        currency="Rp"
        inUnit={wordedPrice}
      />
      <Suspense>
        <ChangedAmount source="price" />
        <OfferStays />
      </Suspense>
      <FormControlLabel
        control={<Checkbox size="small" />}
        checked={onRequest}
        onChange={(_, checked) => handleCheck(checked)}
        label={PRODUCT_FORM.onRequest}
      />
    </>
  );
}
