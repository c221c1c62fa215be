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

const ofPicture = (picture?: string) =>
  Object.fromEntries(
    pageMeta('en', { ...page, picture }).flatMap((each) =>
      'property' in each && String(each.property).startsWith('og:image')
        ? [[each.property, each.content]]
        : [],
    ),
  ) as Record<string, string>;

test('FEED-3 a shared page shows its own picture in the width of a card, or else the one of the site', () => {
  expect(ofPicture('/media/ab-1200x900/1200.jpg')).toEqual({
    'og:image': 'https://shop.example/media/ab-1200x900/960.jpg',
    'og:image:width': '960',
    'og:image:height': '720',
    'og:image:alt': 'Coffee',
  });
  expect(ofPicture('/media/cd-200x300/200.jpg')).toMatchObject({
    'og:image': 'https://shop.example/media/cd-200x300/200.jpg',
    'og:image:height': '300',
  });
  expect(ofPicture('https://cdn.example.com/shop/media/cd-200x300/200.jpg')).toMatchObject({
    'og:image': 'https://cdn.example.com/shop/media/cd-200x300/200.jpg',
  });
  expect(ofPicture()).toMatchObject({
    'og:image': 'https://shop.example/assets/share.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
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
