import { Chip } from '@mui/material';
import type { ListedProductResponse } from 'api/schema';
import { WORDS } from '../i18n/codes';

/** Nothing for a product that is ready to ship, so that the others stand out. */
export function AvailabilityChip({ product: { availability } }: { product: ListedProductResponse }) {
  if (!availability || availability === 'in_stock') return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={availability === 'sold_out' ? 'error' : 'default'}
      label={WORDS.availability[availability]}
      sx={{ mt: 0.5 }}
    />
  );
}
