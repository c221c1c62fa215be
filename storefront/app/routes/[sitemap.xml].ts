import { currentSitemap } from '~/current-sitemap.server';
import { orUnavailable } from '~/unavailable.server';

export async function loader() {
  return new Response(await orUnavailable(currentSitemap(), 'Gagal memuat peta situs'), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
