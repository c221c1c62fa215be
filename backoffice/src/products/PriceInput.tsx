import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { FieldTitle, required, useInput, ValidationError } from 'react-admin';
import { PRODUCT } from '../i18n/texts';
import { caretIn, groupTyped, readPrice, writePrice } from './typedPrice';

const notEmpty = required();
const isAmount = (price: unknown) => (typeof price === 'string' ? PRODUCT.priceUnclear : undefined);
const RULES = { required: [notEmpty, isAmount], optional: isAmount };
const asItIs = (value: unknown) => value;

/** The price in rupiah, grouped while it is typed. The form holds a number, null, or the text that is no amount. */
export function PriceInput({ required, hint }: { required: boolean; hint?: string }) {
  const { id, field, fieldState, isRequired } = useInput({
    source: 'price',
    validate: required ? RULES.required : RULES.optional,
    format: asItIs,
    parse: asItIs,
  });
  const price: unknown = field.value;
  const [typed, setTyped] = useState('');

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const text = groupTyped(target.value);
    const behind = target.value.slice(target.selectionEnd ?? target.value.length);
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = caretIn(text, behind, { forward });
    setTyped(text);
    field.onChange(valueOf(text));
    // React puts the text into the field when this is over, and the caret behind it.
    if (text !== target.value) queueMicrotask(() => target.setSelectionRange(caret, caret));
  }

  const problem = fieldState.error?.message;
  return (
    <TextField
      id={id}
      name={field.name}
      // A draft, or the record itself, may have put another price into the form since.
      value={valueOf(typed) === (price ?? null) ? typed : writePrice(price)}
      onChange={handleChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={<FieldTitle source="price" isRequired={isRequired} />}
      error={Boolean(problem)}
      helperText={problem ? <ValidationError error={problem} /> : hint}
      autoComplete="off"
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  );
}

function valueOf(text: string): number | string | null {
  const price = readPrice(text);
  return price === undefined ? text : price;
}
