import { env } from '~/env.server';
import { LANGUAGES, pathIn } from '~/lib/languages';

export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /sistem/',
    'Disallow: /login',
    'Disallow: /api/',
    '',
    ...LANGUAGES.map((language) => `Sitemap: ${env.PUBLIC_URL}${pathIn(language, '/sitemap.xml')}`),
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
