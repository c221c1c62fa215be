import Card from '@mui/material/Card';
import { DataTable } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { PRODUCT } from '../i18n/texts';
import { ValueField } from '../list/ValueField';
import { ProductActions } from './ProductActions';
import { columnsKey, PRODUCT_COLUMNS } from './productColumns';
import { ProductPicture } from './ProductLink';

const Column = DataTable.Col<ListedProductResponse>;
const PICTURE = { width: 64, height: 48, borderRadius: 1 };

export function ProductTable() {
  return (
    <Card>
      <DataTable<ListedProductResponse>
        storeKey={columnsKey()}
        bulkActionsToolbar={<></>}
        rowClick={false}
        sx={{ '& td': { py: 1 } }}
      >
        <Column
          label="resources.produk.fields.image"
          render={(product) => <ProductPicture product={product} width={64} sx={PICTURE} />}
        />
        {PRODUCT_COLUMNS.map((column) => (
          <Column key={column.source} field={ValueField} {...column} />
        ))}
        <Column label={PRODUCT.actions} render={(product) => <ProductActions product={product} compact />} />
      </DataTable>
    </Card>
  );
}
