import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { parsePrice } from 'api/written-price';
import { type ChangeEvent, type ReactNode, useState } from 'react';
import { type UseInputValue, ValidationError } from 'react-admin';
import { caretIn, groupTyped, toInputText } from './typedPrice';

type InUnit = (text: string) => number | undefined;

interface AmountFieldProps {
  input: UseInputValue;
  label: ReactNode;
  disabled?: boolean;
  hint?: string;
  /** Instead of the hint. */
  warning?: string;
  /** Before the amount. */
  currency?: string;
  /** Behind the amount. */
  unit?: string;
  /** Reads an amount with a unit of its own behind it: '18 ton' in a field of kilograms. */
  inUnit?: InUnit;
}

export const MARKED = { '& .MuiFormHelperText-root': { color: 'warning.main', fontWeight: 600 } };

/** An amount, grouped while typing. The form value is a number, null, or text that is no amount. */
export function AmountField({
  input,
  label,
  disabled,
  hint,
  warning,
  currency,
  unit,
  inUnit,
}: AmountFieldProps) {
  const { id, field, fieldState } = input;
  const value: unknown = field.value;
  const [typed, setTyped] = useState({ text: '', hasOwnDots: false });
  // A restored draft or a reload may have changed the form value since.
  const isTyped = valueOf(typed.text, inUnit) === (value ?? null);
  const shown = isTyped ? typed.text : toInputText(value);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const { inputType = '', data = null } = nativeEvent instanceof InputEvent ? nativeEvent : {};
    const isDeletion = inputType.startsWith('delete');
    const hadOwnDots = isTyped ? typed.hasOwnDots : typeof value === 'string';
    // Of a grouped amount a deletion leaves wrong groups too: '1.250' becomes '1.25', which is 125.
    const isRest = isDeletion && parsePrice(shown) !== undefined;
    const addsDot = !isDeletion && (data ?? target.value).includes('.');
    // Dots that were typed stay where they are, as '6.2555' may be meant either way; the others follow the digits.
    const hasOwnDots = !isRest && target.value.includes('.') && (addsDot || hadOwnDots);
    const isUnclear = hasOwnDots && parsePrice(target.value) === undefined;
    const text = isUnclear ? target.value : groupTyped(target.value);
    const following = target.value.slice(target.selectionEnd ?? target.value.length);
    const caret = caretIn(text, following, { forward: inputType === 'deleteContentForward' });
    setTyped({ text, hasOwnDots });
    field.onChange(valueOf(text, inUnit));
    // React writes the text after this handler, and moves the caret to its end.
    if (text !== target.value) queueMicrotask(() => target.setSelectionRange(caret, caret));
  }

  function handleBlur() {
    // The unit of the field stands behind it.
    if (inUnit?.(shown) !== undefined) setTyped({ text: toInputText(value), hasOwnDots: false });
    field.onBlur();
  }

  const problem = fieldState.error?.message;
  return (
    <TextField
      id={id}
      name={field.name}
      value={shown}
      onChange={handleChange}
      onBlur={handleBlur}
      inputRef={field.ref}
      label={label}
      error={Boolean(problem)}
      disabled={disabled}
      helperText={problem ? <ValidationError error={problem} /> : (warning ?? hint)}
      sx={warning && !problem ? MARKED : undefined}
      autoComplete="off"
      slotProps={{
        input: {
          startAdornment: currency && <InputAdornment position="start">{currency}</InputAdornment>,
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
        htmlInput: { inputMode: 'decimal' },
        // On a narrow field it would run into the unit.
        inputLabel: unit ? { shrink: true } : undefined,
      }}
    />
  );
}

function valueOf(text: string, inUnit?: InUnit): number | string | null {
  const price = inUnit?.(text) ?? parsePrice(text);
  return price === undefined ? text : price;
}
