import Stack from '@mui/material/Stack';
import type { ListedProductResponse } from 'api/schema';
import { EditLink } from '../record/EditLink';
import { CopyLink } from './CopyLink';
import { DeleteProduct } from './DeleteProduct';
import { DuplicateLink } from './DuplicateLink';

/** Beside one another they are narrow. */
const ROW = {
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& .MuiButton-startIcon': { display: { sm: 'none', md: 'flex' } },
};

interface ProductActionsProps {
  product: ListedProductResponse;
  /** Whether there is no room for words but those of the first two. */
  compact?: boolean;
}

export function ProductActions({ product, compact }: ProductActionsProps) {
  return (
    <Stack direction="row" sx={ROW}>
      <EditLink resource="produk" id={product.id} />
      <DeleteProduct product={product} />
      <DuplicateLink product={product} compact={compact} />
      <CopyLink id={product.id} compact />
    </Stack>
  );
}
