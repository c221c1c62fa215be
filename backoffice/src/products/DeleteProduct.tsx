import type { ListedProductResponse } from 'api/schema';
import { PRODUCT, TRASH } from '../i18n/texts';
import { DeleteButton } from '../record/DeleteButton';
import { UndoDelete } from './UndoDelete';

/** Moves one product into the trash; the notification takes it back. */
export function DeleteProduct({
  product,
  onDeleted,
}: {
  product: Pick<ListedProductResponse, 'id' | 'name'>;
  onDeleted?: () => void;
}) {
  return (
    <DeleteButton
      resource="produk"
      record={product}
      name={product.name}
      deleted={PRODUCT.deleted}
      content={TRASH.goesThere}
      undo={<UndoDelete ids={[product.id]} />}
      onRefused={() => window.alert(PRODUCT.deleteRefused)}
      onDeleted={onDeleted}
    />
  );
}
