import { Stack } from '@mui/material';
import { Loading, Pagination, useListContext } from 'react-admin';
import type { CategoryResponse } from 'api/schema';
import { CATEGORIES_PER_PAGE } from '../constants';
import { CATEGORY, COMPLETENESS, LAYOUT, NONE_FITS } from '../i18n/texts';
import { PageHeading } from '../layout/PageHeading';
import { CodeInput } from '../components/CodeInput';
import { NothingFound } from '../components/list/NothingFound';
import { RecordList } from '../components/list/RecordList';
import { SearchForm } from '../components/list/SearchForm';
import { AddLink } from '../components/record/AddLink';
import { CategorySection } from './CategorySection';

export default function CategoryList() {
  return (
    <RecordList
      resource="kategori"
      perPage={CATEGORIES_PER_PAGE}
      sort={{ field: 'nama_category', order: 'ASC' }}
    >
      <PageHeading title={LAYOUT.categories} actions={<AddLink label={CATEGORY.createTitle} />} />
      <SearchForm label={CATEGORY.search}>
        <CodeInput
          source="lacks"
          label={COMPLETENESS.label}
          words={CATEGORY.lacks}
          emptyText={COMPLETENESS.any}
        />
      </SearchForm>
      <Sections />
    </RecordList>
  );
}

function Sections() {
  const { data, isPending, total = 0 } = useListContext<CategoryResponse>();
  if (isPending) return <Loading />;
  if (!data?.length)
    return (
      <NothingFound
        empty={CATEGORY.emptyList}
        noneMatches={data && NONE_FITS}
        next={data && CATEGORY.emptyNext}
      />
    );
  return (
    <Stack sx={{ gap: 4 }}>
      {data.map((category) => (
        <CategorySection key={category.id} category={category} />
      ))}
      {total > CATEGORIES_PER_PAGE && <Pagination rowsPerPageOptions={[CATEGORIES_PER_PAGE]} />}
    </Stack>
  );
}
