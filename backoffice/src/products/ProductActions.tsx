import Stack from '@mui/material/Stack';
import type { ProductResponse } from '../api/schema';
import { PRODUCT, TRASH } from '../i18n/texts';
import { DeleteButton } from '../record/DeleteButton';
import { EditLink } from '../record/EditLink';
import { DuplicateLink } from './DuplicateLink';
import { UndoDelete } from './UndoDelete';

export function ProductActions({ product }: { product: ProductResponse }) {
  return (
    <Stack direction="row" sx={{ flexWrap: { xs: 'wrap', md: 'nowrap' }, columnGap: { md: 0.5 } }}>
      <EditLink resource="produk" id={product.id} />
      <DuplicateLink product={product} />
      <DeleteButton
        resource="produk"
        record={product}
        name={product.name}
        deleted={PRODUCT.deleted}
        content={TRASH.goesThere}
        undo={<UndoDelete ids={[product.id]} />}
        onRefused={() => window.alert(PRODUCT.deleteRefused)}
      />
    </Stack>
  );
}
