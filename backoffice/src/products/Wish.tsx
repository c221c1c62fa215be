import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { ChosenSheet } from '../api/productSheets';

/** Asks for the same file to be read in another way. */
export type OnWish = (wish: Partial<Omit<ChosenSheet, 'file'>>) => void;

interface WishProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function Wish({ label, checked, onChange }: WishProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={({ target }) => onChange(target.checked)} />}
      label={label}
    />
  );
}
