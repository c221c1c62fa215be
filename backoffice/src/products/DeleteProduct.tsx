import type { ListedProductResponse } from 'api/schema';
import { PRODUCT, TRASH } from '../i18n/texts';
import { DeleteButton } from '../record/DeleteButton';
import { UndoButton } from '../record/UndoNotification';
import { useRestore } from '../record/useRestore';

interface DeleteProductProps {
  product: Pick<ListedProductResponse, 'id' | 'name'>;
  onDeleted?: () => void;
}

/** Moves one product into the trash; the notification takes it back. */
export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  return (
    <DeleteButton
      resource="produk"
      record={product}
      name={product.name}
      deleted={PRODUCT.deleted}
      content={TRASH.goesThere}
      undo={<UndoDelete id={product.id} />}
      onRefused={() => window.alert(PRODUCT.deleteRefused)}
      onDeleted={onDeleted}
    />
  );
}

function UndoDelete({ id }: { id: number }) {
  const { mutate, isPending } = useRestore();
  return <UndoButton isPending={isPending} onUndo={() => mutate(id)} />;
}
