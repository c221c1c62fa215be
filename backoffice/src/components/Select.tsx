import { MenuItem, TextField, type TextFieldProps } from '@mui/material';

interface SelectProps extends Pick<
  TextFieldProps,
  'id' | 'label' | 'value' | 'required' | 'error' | 'helperText' | 'disabled'
> {
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}

/** Outside of a form of React Admin; inside of one there is CodeInput. */
export function Select({ options, onChoose, ...field }: SelectProps) {
  return (
    <TextField select {...field} onChange={({ target }) => onChoose(target.value)}>
      {options.map(([value, label]) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
