import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldTitle, required, useInput } from 'react-admin';
import { PRODUCT_FORM } from '../i18n/productTexts';
import { AmountField } from './AmountField';
import { ON_REQUEST } from './onRequest';
import { usePriceWarning } from './usePriceWarning';

const notEmpty = required();
const isAmount = (price: unknown) =>
  typeof price === 'string' && price !== ON_REQUEST ? PRODUCT_FORM.priceUnclear : undefined;
const RULES = { required: [notEmpty, isAmount], optional: isAmount };
const asItIs = (value: unknown) => value;

/** The price in rupiah, and where one is required the choice to have none: then the form value is ON_REQUEST. */
export function PriceInput({ required, hint }: { required: boolean; hint?: string }) {
  const input = useInput({
    source: 'price',
    validate: required ? RULES.required : RULES.optional,
    format: asItIs,
    parse: asItIs,
  });
  const { field, isRequired } = input;
  const warning = usePriceWarning('price', input);
  const onRequest = field.value === ON_REQUEST;
  return (
    <>
      <AmountField
        input={input}
        label={<FieldTitle source="price" isRequired={isRequired && !onRequest} />}
        disabled={onRequest}
        hint={hint}
        warning={warning}
        currency="Rp"
      />
      {required && (
        <FormControlLabel
          control={<Checkbox size="small" />}
          checked={onRequest}
          onChange={(_, checked) => field.onChange(checked ? ON_REQUEST : null)}
          label={PRODUCT_FORM.onRequest}
        />
      )}
    </>
  );
}
