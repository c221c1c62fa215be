import Stack from '@mui/material/Stack';
import { useRecordContext } from 'react-admin';
import type { ProductResponse } from 'api/schema';
import { useReturn } from '../form/useReturn';
import { DeleteProduct } from './DeleteProduct';
import { DuplicateLink } from './DuplicateLink';
import ProductPreview from './ProductPreview';

/** Beside the form of a product. */
export default function ProductAside() {
  return (
    <Stack sx={{ gap: 1.5, width: '100%', maxWidth: 340 }}>
      <ProductPreview />
      <OtherActions />
    </Stack>
  );
}

/** What the list offers for the product too. */
function OtherActions() {
  const product = useRecordContext<ProductResponse>();
  const { startReturn } = useReturn();
  if (!product) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
      <DuplicateLink product={product} />
      <DeleteProduct product={product} onDeleted={startReturn} />
    </Stack>
  );
}
