import Stack from '@mui/material/Stack';
import type { ListedProductResponse } from '../api/schema';
import { EditLink } from '../record/EditLink';
import { CopyLink } from './CopyLink';
import { DeleteProduct } from './DeleteProduct';
import { DuplicateLink } from './DuplicateLink';

export function ProductActions({ product }: { product: ListedProductResponse }) {
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: { md: 0.5 } }}>
      <EditLink resource="produk" id={product.id} />
      <DeleteProduct product={product} />
      <DuplicateLink product={product} compact />
      <CopyLink id={product.id} compact />
    </Stack>
  );
}
