import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { formatNumber } from '../record/formatNumber';
import { parsePointed } from './pointedNumber';
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

/** A number with a decimal comma; of one with a point it is said how it is read. */
export function NumberField({ value, unit, onNumber, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState('');
  // A restored draft or another category may have changed the value since.
  const isTyped = valueOf(typed, unit) === (value ?? null);
  const pointed = isTyped ? parsePointed(typed, unit) : undefined;
  const stored = typeof value === 'number' ? formatNumber(value) : (value ?? '');
  return (
    <TextField
      {...field}
      value={isTyped ? typed : stored}
      {...(pointed !== undefined &&
        !field.error && { helperText: SPEC_INPUTS.readAs(formatNumber(pointed)) })}
      onChange={({ target }) => {
        setTyped(target.value);
        onNumber(valueOf(target.value, unit));
      }}
      onBlur={() => {
        // The unit of the field stands behind it.
        if (typeof valueOf(typed, null) === 'string') setTyped('');
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
  const number = parsePointed(text, unit) ?? parseNumber(text, unit);
  return number === undefined ? text : number;
}
