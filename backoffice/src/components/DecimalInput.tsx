import { InputAdornment, TextField, type TextFieldProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { FieldTitle, type InputProps, useInput, ValidationError } from 'react-admin';
import { DECIMAL } from '../i18n/forms';
import { formatNumber } from './record/formatNumber';
import { parseDecimal } from './parseDecimal';

type Decimal = number | string | null | undefined;

interface DecimalFieldProps extends Pick<
  TextFieldProps,
  'id' | 'name' | 'label' | 'required' | 'disabled' | 'error' | 'onBlur' | 'inputRef'
> {
  /** Text that is no number stays as it was typed. */
  value: Decimal;
  onChange?: (value: Decimal) => void;
  helperText?: ReactNode;
  currency?: string;
  unit?: string | null;
}

/** A number with a decimal comma. When it is written otherwise, the field shows how it was read. */
export function DecimalField({ value, onChange, helperText, currency, unit, ...field }: DecimalFieldProps) {
  const [typed, setTyped] = useState('');
  // A restored draft may have changed the value since.
  const isTyped = parseDecimal(typed) === (value ?? null);
  const stored = typeof value === 'number' ? formatNumber(value) : (value ?? '');
  const isEchoed = isTyped && typeof value === 'number' && typed.trim() !== stored;
  return (
    <TextField
      {...field}
      value={isTyped ? typed : stored}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange?.(parseDecimal(target.value));
      }}
      helperText={isEchoed && !field.error ? DECIMAL.readAs(stored) : helperText}
      autoComplete="off"
      slotProps={{
        input: {
          startAdornment: currency && <InputAdornment position="start">{currency}</InputAdornment>,
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
        htmlInput: { inputMode: 'decimal' },
        // On a narrow field the label would run into the unit.
        inputLabel: unit ? { shrink: true } : undefined,
      }}
    />
  );
}

const identity = (value: unknown) => value;
const isNumber = (value: Decimal) =>
  typeof value === 'string' && value !== '' ? DECIMAL.unclear : undefined;

interface DecimalInputProps
  extends Pick<InputProps, 'source' | 'validate'>, Pick<DecimalFieldProps, 'currency' | 'unit'> {
  onType?: () => void;
}

export function DecimalInput({ source, validate = [], onType, ...amount }: DecimalInputProps) {
  const { id, field, fieldState, isRequired } = useInput({
    source,
    validate: [validate, isNumber].flat(),
    format: identity,
    parse: identity,
  });
  const problem = fieldState.error?.message;
  return (
    <DecimalField
      {...amount}
      id={id}
      name={field.name}
      value={field.value as Decimal}
      onChange={(value) => {
        onType?.();
        field.onChange(value);
      }}
      onBlur={field.onBlur}
      inputRef={field.ref}
      label={<FieldTitle source={source} isRequired={isRequired} />}
      error={Boolean(problem)}
      helperText={problem && <ValidationError error={problem} />}
    />
  );
}
