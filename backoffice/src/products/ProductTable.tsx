import { Card, Stack, Typography } from '@mui/material';
import { DataTable, SelectPageCheckbox, useTranslate } from 'react-admin';
import type { ListedProductResponse } from 'api/schema';
import { PRODUCT } from '../i18n/texts';
import { formatValue } from '../components/record/formatValue';
import { twoLines } from '../layout/theme/twoLines';
import { AvailabilityChip } from './AvailabilityChip';
import { ProductActions } from './ProductActions';
import { ProductName, ProductPicture } from './ProductLink';
import { SelectProduct } from './SelectProduct';

const Column = DataTable.Col<ListedProductResponse>;
const SELECTED = { alignItems: 'center', gap: 0.5, ml: -1 };
const PICTURE = { width: 64, height: 48, borderRadius: 1 };

export function ProductTable() {
  const translate = useTranslate();
  return (
    <Card>
      <DataTable<ListedProductResponse>
        bulkActionButtons={false}
        rowClick={false}
        sx={{ '& td': { py: 1, overflowWrap: 'anywhere' } }}
      >
        <Column
          label={
            <Stack direction="row" sx={SELECTED}>
              <SelectPageCheckbox />
              {translate('resources.produk.fields.image')}
            </Stack>
          }
          render={(product) => (
            <Stack direction="row" sx={SELECTED}>
              <SelectProduct product={product} />
              <ProductPicture product={product} width={64} sx={PICTURE} />
            </Stack>
          )}
        />
        <Column
          source="name"
          sx={{ minWidth: 160 }}
          render={(product) => (
            <>
              <ProductName product={product} />
              <AvailabilityChip product={product} />
            </>
          )}
        />
        <Column
          source="description"
          disableSort
          render={({ description }) => (
            <Typography variant="body2" color="textSecondary" sx={twoLines}>
              {description}
            </Typography>
          )}
        />
        <Column
          source="price"
          align="right"
          sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          render={({ price }) => formatValue('price', price) ?? '-'}
        />
        <Column source="category.nama_category" sx={{ minWidth: 120 }} />
        <Column
          label={PRODUCT.actions}
          sx={{ whiteSpace: 'nowrap' }}
          render={(product) => <ProductActions product={product} />}
        />
      </DataTable>
    </Card>
  );
}
