import { Stack } from '@mui/material';
import type { ListedProductResponse } from 'api/schema';
import { EditLink } from '../components/record/EditLink';
import { DeleteProduct } from './DeleteProduct';
import { DuplicateLink } from './DuplicateLink';

const ROW = {
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  '& .MuiButton-startIcon': { display: { sm: 'none', md: 'flex' } },
};

export function ProductActions({ product }: { product: ListedProductResponse }) {
  return (
    <Stack direction="row" sx={ROW}>
      <EditLink resource="produk" id={product.id} />
      <DeleteProduct product={product} />
      <DuplicateLink id={product.id} />
    </Stack>
  );
}
