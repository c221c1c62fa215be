import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { FilterLiveForm, LinkBase, ListBase, Pagination, TextInput, useListContext } from 'react-admin';
import { ListFailed } from '../admin/list/ListFailed';
import { logOnly } from '../admin/list/logOnly';
import { PageHeading } from '../admin/layout/PageHeading';
import type { Product } from '../api/records';
import { PRODUCTS_PER_PAGE, ROWS_PER_PAGE } from '../business';
import { CategoryPicker } from '../categories/CategoryPicker';
import { PATHS } from '../paths';
import { CLEAR_SEARCH, PRODUCT, SHEET, TRASH } from '../texts';
import { ColumnsMenu } from './ColumnsMenu';
import { ProductCards } from './ProductCards';
import { ProductTable } from './ProductTable';
import { SelectionBar } from './SelectionBar';

export default function ProductList() {
  const actions = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button component={LinkBase} to={PATHS.productSheet}>
        {SHEET.link}
      </Button>
      <Button component={LinkBase} to={PATHS.trash} startIcon={<DeleteIcon />}>
        {TRASH.title}
      </Button>
      <Button variant="contained" component={LinkBase} to={PATHS.addProduct}>
        {PRODUCT.add}
      </Button>
    </Stack>
  );
  return (
    <ListBase perPage={PRODUCTS_PER_PAGE} sort={{ field: 'name', order: 'ASC' }} queryOptions={logOnly}>
      <PageHeading title={PRODUCT.listTitle} actions={actions} />
      <ProductFilters />
      <ProductRows />
    </ListBase>
  );
}

function ProductFilters() {
  return (
    <FilterLiveForm debounce={300}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0.5, sm: 2 }, mb: 2, maxWidth: 640 }}>
        <TextInput source="q" label={PRODUCT.search} type="search" resettable helperText={false} />
        <CategoryPicker emptyText={PRODUCT.allCategories} />
      </Stack>
    </FilterLiveForm>
  );
}

/** Six columns do not fit on a phone: there, each product is a card. */
function ProductRows() {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { data, error, setFilters, ...list } = useListContext<Product>();
  const filters = list.filterValues as Record<string, unknown>;
  if (error) return <ListFailed />;
  if (data?.length === 0) {
    return (
      <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
        <Typography color="textSecondary">{PRODUCT.emptyList}</Typography>
        {Object.keys(filters).length > 0 && <Button onClick={() => setFilters({})}>{CLEAR_SEARCH}</Button>}
      </Stack>
    );
  }
  return (
    <>
      {data && <SelectionBar>{!narrow && <ColumnsMenu />}</SelectionBar>}
      {narrow ? <ProductCards /> : <ProductTable />}
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </>
  );
}
