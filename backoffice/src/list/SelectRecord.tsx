import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';
import type { ListedProductResponse } from '../api/schema';
import { PRODUCT } from '../i18n/texts';

/** Adds one product to the selection of the bar above the list. */
export function SelectProduct({ product }: { product: ListedProductResponse }) {
  const { selectedIds, onToggleItem } = useListContext<ListedProductResponse>();
  return (
    <Checkbox
      checked={selectedIds.includes(product.id)}
      onChange={() => onToggleItem(product.id)}
      slotProps={{ input: { 'aria-label': PRODUCT.select(product.name) } }}
      sx={{ p: 1 }}
    />
  );
}
