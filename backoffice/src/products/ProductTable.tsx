import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { DataTable } from 'react-admin';
import { Picture } from '../admin/Picture';
import { twoLines } from '../admin/twoLines';
import type { Product } from '../api/records';
import { ProductActions } from './ProductActions';
import { PRODUCT } from '../texts';
import { priceOf } from './priceOf';

const Column = DataTable.Col<Product>;
export function ProductTable() {
  return (
    <Card>
      <DataTable<Product> bulkActionButtons={false} rowClick={false} sx={{ '& td': { py: 1 } }}>
        <Column
          label="resources.produk.fields.image"
          render={({ image }) => (
            <Picture image={image} alt="" width={64} sx={{ width: 64, height: 48, borderRadius: 1 }} />
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
        <Column source="price" sx={{ whiteSpace: 'nowrap' }} render={({ price }) => priceOf(price)} />
        <Column source="category.nama_category" sx={{ minWidth: 120, overflowWrap: 'anywhere' }} />
        <Column label={PRODUCT.actions} render={(product) => <ProductActions product={product} />} />
      </DataTable>
    </Card>
  );
}
