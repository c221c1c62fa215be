import { textOfCategory } from 'api/number-places';
import { useGetOne, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CategoryResponse } from '../api/schema';

/** What the chosen category of a stored product says of its products; what the original of a copy says is still right in its category. */
export function useCategoryText(isAsked: boolean): string | null {
  const id = Number(useWatch<Record<string, unknown>>({ name: 'category_id' }));
  const record = useRecordContext<{ id?: number }>();
  const enabled = isAsked && record?.id !== undefined && id > 0;
  // It may have been put right in another tab.
  const { data } = useGetOne<CategoryResponse>(
    'kategori',
    { id },
    { enabled, refetchOnWindowFocus: 'always' },
  );
  return enabled && data ? textOfCategory(data) : null;
}
