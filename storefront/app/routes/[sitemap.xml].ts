import type { LoaderFunctionArgs } from '@remix-run/node';
import { orUnavailable } from '~/api/unavailable.server';
import { sitemapPart } from '~/page-address';
import { currentSitemap } from '~/seo/sitemap.server';

/** A large catalogue's is an index, of parts such as `?part=1`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const xml = await orUnavailable(currentSitemap(sitemapPart(request.url)), 'Gagal memuat peta situs');
  if (xml === undefined) throw new Response(null, { status: 404 });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
