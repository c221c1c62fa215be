import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Stack, type Theme, useMediaQuery } from '@mui/material';
import { lazy, Suspense, useEffect } from 'react';
import { LinkBase, Pagination, SortButton, useListContext } from 'react-admin';
import type { SortOf } from '../api/resources';
import type { ListedProductResponse } from 'api/schema';
import { PRODUCTS_PER_PAGE, ROWS_PER_PAGE } from '../constants';
import { WORDS } from '../i18n/codes';
import { COMPLETENESS, PRODUCT, TRASH } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CodeInput } from '../components/CodeInput';
import { ListFailed } from '../components/list/ListFailed';
import { NothingFound } from '../components/list/NothingFound';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { PATHS } from '../paths';
import { AddLink } from '../components/record/AddLink';
import { CategoryInput } from './CategoryInput';
import { ProductCards } from './ProductCards';
import { ProductTable } from './ProductTable';

const BulkActions = lazy(() => import('./BulkActions'));

const SORTS: SortOf<'produk'>[] = ['name', 'price', 'category.nama_category', 'updated_at'];

export default function ProductList() {
  const actions = (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      <Button component={LinkBase} to={PATHS.productSheet}>
        {PRODUCT.sheets}
      </Button>
      <Button component={LinkBase} to={PATHS.productPictures}>
        {PRODUCT.pictures}
      </Button>
      <Button component={LinkBase} to={PATHS.trash} startIcon={<DeleteIcon />}>
        {TRASH.title}
      </Button>
      <AddLink label={PRODUCT.add} />
    </Stack>
  );
  return (
    <RecordList resource="produk" perPage={PRODUCTS_PER_PAGE} sort={{ field: 'name', order: 'ASC' }}>
      <PageHeading title={PRODUCT.listTitle} actions={actions} />
      <ProductFilters />
      <ProductRows />
    </RecordList>
  );
}

function ProductFilters() {
  return (
    <SearchForm label={PRODUCT.search}>
      <CategoryInput emptyText={PRODUCT.allCategories} />
      <CodeInput
        source="lacks"
        label={COMPLETENESS.label}
        words={PRODUCT.lacks}
        emptyText={COMPLETENESS.any}
      />
      <CodeInput source="availability" words={WORDS.availability} emptyText={COMPLETENESS.any} />
    </SearchForm>
  );
}

/** Cards where the columns of a table do not fit beside the open sidebar. */
function ProductRows() {
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const { data, error, selectedIds, onSelect, ...list } = useListContext<ListedProductResponse>();
  const filter = JSON.stringify(list.filterValues);
  // A bulk action must not reach products that a search or another screen has hidden.
  useEffect(() => onSelect([]), [filter, onSelect]);
  if (error && !data) return <ListFailed />;
  if (data?.length === 0) return <NothingFound empty={PRODUCT.emptyList} next={PRODUCT.emptyNext} />;
  return (
    <>
      {selectedIds.length > 0 ? (
        <Suspense fallback={null}>
          <BulkActions />
        </Suspense>
      ) : (
        narrow && (
          <Stack sx={{ alignItems: 'end', mb: 1 }}>
            <SortButton fields={SORTS} />
          </Stack>
        )
      )}
      {narrow ? <ProductCards /> : <ProductTable />}
      <Pagination rowsPerPageOptions={ROWS_PER_PAGE} />
    </>
  );
}
