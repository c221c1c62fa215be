import Typography from '@mui/material/Typography';
import type { DataTableColumnProps } from 'react-admin';
import type { ProductResponse } from '../api/schema';
import { currentAdminId } from '../auth/session';
import { twoLines } from '../theme/twoLines';
import { formatPrice } from './formatPrice';

const wrapped = { overflowWrap: 'anywhere' } as const;

/** The columns of the table that can be hidden. */
export const PRODUCT_COLUMNS = [
  { source: 'name', sx: { minWidth: 160, ...wrapped, '&.MuiTableCell-body': { fontWeight: 600 } } },
  {
    source: 'description',
    disableSort: true,
    render: ({ description }) => (
      <Typography variant="body2" color="textSecondary" sx={{ ...twoLines, ...wrapped }}>
        {description}
      </Typography>
    ),
  },
  { source: 'price', sx: { whiteSpace: 'nowrap' }, render: ({ price }) => formatPrice(price) },
  { source: 'category.nama_category', sx: { minWidth: 120, ...wrapped } },
] satisfies (DataTableColumnProps<ProductResponse> & { source: string })[];

/** Where React Admin's table reads which columns are hidden: a choice of each administrator. */
export const columnsKey = () => `columns.produk.${currentAdminId()}`;
