import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { formatNumber } from '../record/formatNumber';
import { parseNumber } from './typedNumber';

interface NumberFieldProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'required' | 'error' | 'helperText'
> {
  /** Text that is no number stays as it was typed. */
  value?: number | string;
  unit: string | null;
  onNumber: (value: number | string | null) => void;
}

/** A number with a decimal comma. */
export function NumberField({ value, unit, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  const stored = typeof value === 'number' ? formatNumber(value) : (value ?? '');
  return (
    <TextField
      {...field}
      // A restored draft or another category may have changed the value since.
      value={valueOf(typed, unit) === (value ?? null) ? typed : stored}
      onChange={({ target }) => {
        setTyped(target.value);
        onNumber(valueOf(target.value, unit));
      }}
      onBlur={() => {
        // The unit of the field stands behind it.
        if (parseNumber(typed) === undefined) setTyped('');
      }}
      autoComplete="off"
      slotProps={{
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
        htmlInput: { inputMode: 'decimal' },
        // On a narrow field it would run into the unit.
        inputLabel: unit ? { shrink: true } : undefined,
      }}
    />
  );
}

function valueOf(text: string, unit: string | null): number | string | null {
  const number = parseNumber(text, unit);
  return number === undefined ? text : number;
}
