import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import type { Product } from '../api/records';
import { PRODUCT } from '../i18n/texts';
import { Picture } from '../record/Picture';
import { twoLines } from '../theme/twoLines';
import { columnsKey } from './ColumnsMenu';
import { formatPrice } from './formatPrice';
import { ProductActions } from './ProductActions';
import { SelectProduct } from './SelectProduct';

const Column = DataTable.Col<Product>;
const PICTURE = { width: 64, height: 48, borderRadius: 1, flexShrink: 0 };

export function ProductTable() {
  return (
    <Card>
      <DataTable<Product>
        storeKey={columnsKey()}
        bulkActionButtons={false}
        rowClick={false}
        sx={{ '& td': { py: 1 } }}
      >
        <Column
          label="resources.produk.fields.image"
          render={(product) => (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5, ml: -1 }}>
              <SelectProduct product={product} />
              <Picture image={product.image} alt="" width={64} sx={PICTURE} />
            </Stack>
          )}
        />
        <Column
          source="name"
          sx={{ minWidth: 160, overflowWrap: 'anywhere', '&.MuiTableCell-body': { fontWeight: 600 } }}
        />
        <Column
          source="description"
          disableSort
          render={({ description }) => (
            <Typography variant="body2" color="textSecondary" sx={{ ...twoLines, overflowWrap: 'anywhere' }}>
              {description}
            </Typography>
          )}
        />
        <Column source="price" sx={{ whiteSpace: 'nowrap' }} render={({ price }) => formatPrice(price)} />
        <Column source="category.nama_category" sx={{ minWidth: 120, overflowWrap: 'anywhere' }} />
        <Column label={PRODUCT.actions} render={(product) => <ProductActions product={product} />} />
      </DataTable>
    </Card>
  );
}
