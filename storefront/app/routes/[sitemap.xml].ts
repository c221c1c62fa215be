import type { LoaderFunctionArgs } from '@remix-run/node';
import { orUnavailable } from '~/api/unavailable.server';
import { currentSitemap } from '~/seo/sitemap.server';

/** A large catalogue's is an index, of parts such as `?part=1`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const part = new URL(request.url).searchParams.get('part') ?? undefined;
  const isNumber = part === undefined || /^(0|[1-9]\d{0,8})$/.test(part);
  const asked = isNumber ? currentSitemap(part === undefined ? undefined : Number(part)) : undefined;
  const xml = await orUnavailable(Promise.resolve(asked), 'Gagal memuat peta situs');
  if (xml === undefined) throw new Response(null, { status: 404 });
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
