import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { FieldTitle, required, useInput, ValidationError } from 'react-admin';
import { PRODUCT } from '../i18n/texts';
import { ON_REQUEST } from './onRequest';
import { caretIn, groupTyped, parsePrice, toInputText } from './typedPrice';

const notEmpty = required();
const isAmount = (price: unknown) =>
  typeof price === 'string' && price !== ON_REQUEST ? PRODUCT.priceUnclear : undefined;
const RULES = { required: [notEmpty, isAmount], optional: isAmount };
const asItIs = (value: unknown) => value;

/**
 * The price in rupiah, grouped while typing, and where one is required the choice to have none. The form value is a
 * number, null, ON_REQUEST, or text that is no amount.
 */
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
    const following = target.value.slice(target.selectionEnd ?? target.value.length);
    const forward = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward';
    const caret = caretIn(text, following, { forward });
    setTyped(text);
    field.onChange(valueOf(text));
    // React writes the text after this handler, and moves the caret to its end.
    if (text !== target.value) queueMicrotask(() => target.setSelectionRange(caret, caret));
  }

  const onRequest = price === ON_REQUEST;
  const problem = fieldState.error?.message;
  return (
    <>
      <TextField
        id={id}
        name={field.name}
        // A restored draft or a reload may have changed the form value since.
        value={valueOf(typed) === (price ?? null) ? typed : toInputText(price)}
        onChange={handleChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        label={<FieldTitle source="price" isRequired={isRequired && !onRequest} />}
        error={Boolean(problem)}
        disabled={onRequest}
        helperText={problem ? <ValidationError error={problem} /> : hint}
        autoComplete="off"
        slotProps={{
          input: { startAdornment: <InputAdornment position="start">Rp</InputAdornment> },
          htmlInput: { inputMode: 'decimal' },
        }}
      />
      {required && (
        <FormControlLabel
          control={<Checkbox size="small" />}
          checked={onRequest}
          onChange={(_, checked) => field.onChange(checked ? ON_REQUEST : null)}
          label={PRODUCT.onRequest}
        />
      )}
    </>
  );
}

function valueOf(text: string): number | string | null {
  const price = parsePrice(text);
  return price === undefined ? text : price;
}
