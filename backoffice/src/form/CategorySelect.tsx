import TextField from '@mui/material/TextField';
import type { Ref } from 'react';
import { useGetList } from 'react-admin';
import { LIMITS } from 'api/contract';
import type { CategoryResponse } from 'api/schema';

/** A list of the browser's own, which may be long. */
const ALL_BY_NAME = {
  pagination: { page: 1, perPage: LIMITS.rows },
  sort: { field: 'nama_category', order: 'ASC' },
} as const;

interface CategorySelectProps {
  label: string;
  /** An id; empty: none yet. */
  value: string;
  /** That is not among them. */
  except?: number;
  /** What is said of none. */
  missing?: string;
  onChange: (value: string) => void;
  inputRef: Ref<HTMLSelectElement>;
}

/** A category, of a dialog. */
export function CategorySelect({ label, value, except, missing, onChange, inputRef }: CategorySelectProps) {
  const { data: all } = useGetList<CategoryResponse>('kategori', ALL_BY_NAME);
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputRef={inputRef}
      error={Boolean(missing)}
      helperText={missing}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="" />
      {all
        ?.filter(({ id }) => id !== except)
        .map(({ id, nama_category }) => (
          <option key={id} value={id}>
            {nama_category}
          </option>
        ))}
    </TextField>
  );
}
