import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { DataTable } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { PRODUCT } from '../i18n/texts';
import { SelectRecord } from '../list/SelectRecord';
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
        bulkActionButtons={false}
        rowClick={false}
        sx={{ '& td': { py: 1 } }}
      >
        {/* It carries the row's checkbox, as the last column its buttons: these two stay. */}
        <Column
          label="resources.produk.fields.image"
          render={(product) => (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: -1 }}>
              <SelectRecord record={product} />
              <ProductPicture product={product} width={64} sx={PICTURE} />
            </Stack>
          )}
        />
        {PRODUCT_COLUMNS.map((column) => (
          <Column key={column.source} field={ValueField} {...column} />
        ))}
        <Column label={PRODUCT.actions} render={(product) => <ProductActions product={product} compact />} />
      </DataTable>
    </Card>
  );
}
