import { useDataProvider } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import type { dataProvider } from '../api/dataProvider';
import { PRODUCT, TRASH } from '../i18n/texts';
import { DeleteButton } from '../components/record/DeleteButton';
import { UndoButton } from '../components/record/UndoButton';

interface DeleteProductProps {
  product: Pick<ListedProductResponse, 'id' | 'name'>;
  onDeleted?: () => void;
}

export function DeleteProduct({ product, onDeleted }: DeleteProductProps) {
  const provider = useDataProvider<typeof dataProvider>();
  const restore = () => provider.restore(product.id).then(() => TRASH.restored);
  return (
    <DeleteButton
      resource="produk"
      record={product}
      name={product.name}
      texts={PRODUCT}
      content={TRASH.goesThere}
      undo={<UndoButton action={restore} failure={TRASH.restore} />}
      onRefused={() => window.alert(PRODUCT.deleteRefused)}
      onDeleted={onDeleted}
    />
  );
}
