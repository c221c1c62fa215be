import { env } from '~/env.server';
import { pageMeta } from './page-meta.server';

env.PUBLIC_URL = 'https://shop.example';

const page = { title: 'Coffee', description: 'Beans', path: '/produk/3' };

test('URL-1 a page names its canonical address on the configured origin', () => {
  expect(pageMeta('en', page)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/produk/3',
  });
});

test('a shared page shows its own picture, or else the one of the site, by its whole address', () => {
  const picture = '/media/ab-1200x900/1200.jpg';
  expect(pageMeta('en', { ...page, picture })).toContainEqual({
    property: 'og:image',
    content: `https://shop.example${picture}`,
  });
  expect(pageMeta('en', page)).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/assets/share.jpg',
  });
});

test('a page without a canonical address asks not to be indexed', () => {
  expect(pageMeta('en', { title: 'Gone', description: 'Nothing here' })).toEqual([
    { title: 'Gone | Ndeso Nusantara' },
    { name: 'description', content: 'Nothing here' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('a long description is one line, cut between words', () => {
  const description = 'Kopi robusta\n'.repeat(40);
  const [, described] = pageMeta('en', { ...page, description });
  const content = described && 'content' in described ? String(described.content) : '';
  expect(content.length).toBeLessThanOrEqual(161);
  expect(content).toMatch(/^Kopi robusta Kopi.* (Kopi|robusta)…$/);
});

const alternatesOf = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((each) =>
    'hrefLang' in each ? [[each.hrefLang, String(each.href).replace('https://shop.example', '')]] : [],
  );

test('LANG-2 the two pages of a pair are each their own canonical, and name each other and the documented one', () => {
  const pair = [
    ['en', '/produk/3'],
    ['id', '/id/produk/3'],
    ['x-default', '/produk/3'],
  ];
  for (const [language, canonical, locale, other] of [
    ['en', '/produk/3', 'en_US', 'id_ID'],
    ['id', '/id/produk/3', 'id_ID', 'en_US'],
  ] as const) {
    const meta = pageMeta(language, page);
    expect(alternatesOf(meta)).toEqual(pair);
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: `https://shop.example${canonical}`,
    });
    expect(meta).toContainEqual({ property: 'og:locale', content: locale });
    expect(meta).toContainEqual({ property: 'og:locale:alternate', content: other });
  }
});

test('LANG-2 a page whose texts are in one language alone has no pair', () => {
  const meta = pageMeta('en', { ...page, isTranslated: false });
  expect(alternatesOf(meta)).toEqual([]);
  expect(JSON.stringify(meta)).not.toContain('og:locale:alternate');
});
