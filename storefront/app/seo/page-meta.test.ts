import { pageMeta } from './page-meta';

const matches = [{ id: 'root', data: { publicUrl: 'https://shop.example' } }];
const page = { title: 'Coffee', description: 'Beans', path: '/produk/3' };

test('URL-1 a page names its canonical address on the configured origin', () => {
  expect(pageMeta(matches, page)).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://shop.example/produk/3',
  });
});

test('a shared page shows its own picture, or else the one of the site, by its whole address', () => {
  const picture = '/media/ab-1200x900/1200.jpg';
  expect(pageMeta(matches, { ...page, picture })).toContainEqual({
    property: 'og:image',
    content: `https://shop.example${picture}`,
  });
  expect(pageMeta(matches, page)).toContainEqual({
    property: 'og:image',
    content: 'https://shop.example/assets/share.jpg',
  });
});

test('a page without a canonical address asks not to be indexed', () => {
  expect(pageMeta(matches, { title: 'Gone', description: 'Nothing here' })).toEqual([
    { title: 'Gone | Ndeso Nusantara' },
    { name: 'description', content: 'Nothing here' },
    { name: 'robots', content: 'noindex' },
  ]);
});

test('a long description is one line, cut between words', () => {
  const description = 'Kopi robusta\n'.repeat(40);
  const [, described] = pageMeta(matches, { ...page, description });
  const content = described && 'content' in described ? String(described.content) : '';
  expect(content.length).toBeLessThanOrEqual(161);
  expect(content).toMatch(/^Kopi robusta Kopi.* (Kopi|robusta)…$/);
});
