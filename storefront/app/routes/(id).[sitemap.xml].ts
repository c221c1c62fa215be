import type { LoaderFunctionArgs } from '@remix-run/node';
import { loadOr503 } from '~/lib/api/unavailable.server';
import { requestLanguage } from '~/lib/languages';
import { sitemapPart } from '~/lib/http/page-address';
import { currentSitemap } from '~/lib/seo/sitemap.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const language = requestLanguage(request);
  const pending = currentSitemap(sitemapPart(request.url), language);
  const xml = await loadOr503(request, pending, 'Gagal memuat peta situs');
  if (xml === undefined) throw new Response(null, { status: 404 });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
