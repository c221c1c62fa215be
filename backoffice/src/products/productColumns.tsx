import Typography from '@mui/material/Typography';
import type { DataTableColumnProps } from 'react-admin';
import type { RequestOf, SortOf } from '../api/resources';
import type { ListedProductResponse } from 'api/schema';
import { currentAdminId } from '../auth/session';
import type { LABELS } from '../i18n/id';
import { twoLines } from '../theme/twoLines';
import { AvailabilityChip } from './AvailabilityChip';
import { ProductName } from './ProductLink';

type Labelled = keyof RequestOf<'produk'> | keyof typeof LABELS.produk;
/** What the API does not sort by has no button that sorts. */
type ProductColumn = DataTableColumnProps<ListedProductResponse> & { source: Labelled } & (
    { source: SortOf<'produk'> } | { disableSort: true }
  );

const wrapped = { overflowWrap: 'anywhere' } as const;
/** Of a cell; a heading stays in one line. */
const wrappedCell = { '&.MuiTableCell-body': wrapped };

/** The columns of the table that can be hidden. */
export const PRODUCT_COLUMNS = [
  {
    source: 'name',
    sx: { minWidth: 160, '&.MuiTableCell-body': { fontWeight: 600 } },
    render: (product) => (
      <>
        <ProductName product={product} />
        <AvailabilityChip product={product} />
      </>
    ),
  },
  {
    source: 'description',
    disableSort: true,
    render: ({ description }) => (
      <Typography variant="body2" color="textSecondary" sx={{ ...twoLines, ...wrapped }}>
        {description}
      </Typography>
    ),
  },
  { source: 'price', align: 'right', sx: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } },
  { source: 'category.nama_category', sx: { minWidth: 120, ...wrappedCell } },
] satisfies ProductColumn[];

/** What the cards of a phone are sorted by. */
export const PRODUCT_SORTS: (SortOf<'produk'> & Labelled)[] = [
  'name',
  'price',
  'category.nama_category',
  'updated_at',
];

/** Where React Admin's table reads which columns are hidden: a choice of each administrator. */
export const columnsKey = () => `columns.produk.${currentAdminId()}`;
