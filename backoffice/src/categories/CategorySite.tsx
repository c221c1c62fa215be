import { useRecordContext } from 'react-admin';
import type { CategoryResponse } from 'api/schema';
import { OnSite } from '../record/OnSite';

/** The way to the page that visitors see. */
export function CategorySite() {
  const category = useRecordContext<CategoryResponse>();
  return category && <OnSite href={`/product-list/${encodeURIComponent(category.nama_category)}`} />;
}
