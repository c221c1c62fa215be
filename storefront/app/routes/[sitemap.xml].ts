import { orUnavailable } from '~/api/unavailable.server';
import { currentSitemap } from '~/seo/sitemap.server';

export async function loader() {
  return new Response(await orUnavailable(currentSitemap(), 'Gagal memuat peta situs'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
