import { loadAllCategories } from '~/api/categories.server';
import { loadAllProducts } from '~/api/products.server';
import { MOST_ADDRESSES, sitemap } from '~/sitemap.server';
import { orUnavailable } from '~/unavailable.server';

export async function loader() {
  const loaded = Promise.all([loadAllCategories(), loadAllProducts(MOST_ADDRESSES)]);
  const [categories, products] = await orUnavailable(loaded, 'Gagal memuat peta situs');
  return new Response(sitemap(categories, products), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
