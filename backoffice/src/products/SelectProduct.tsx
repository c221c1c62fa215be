import { Checkbox, type SxProps } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { selectRow } from '../i18n/texts';

interface SelectProductProps {
  product: ListedProductResponse;
  sx?: SxProps;
}

/** React Admin's own checkbox of a row has no name for a screen reader. */
export function SelectProduct({ product: { id, name }, sx }: SelectProductProps) {
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': selectRow(name) } }}
      sx={sx}
    />
  );
}
