import { sitemap } from './sitemap.server';

const times = { version: 1, created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-02-01T00:00:00.000Z' };

test('the sitemap names the pages, every category and every product with its last change', () => {
  const xml = sitemap(
    [{ id: 1, nama_category: 'Kopi & Teh', ...times }],
    [
      {
        id: 7,
        name: 'Kopi',
        description: null,
        price: null,
        category_id: 1,
        category: { id: 1, nama_category: 'Kopi & Teh' },
        image: null,
        ...times,
      },
    ],
  );
  expect(
    xml.match(/<loc>[^<]*<\/loc>/g)?.map((loc) => loc.replace(/<loc>https?:\/\/[^/]+|<\/loc>/g, '')),
  ).toEqual(['/', '/about', '/product', '/contact-us', '/product-list/Kopi%20%26%20Teh', '/produk/7']);
  expect(xml).toContain('/produk/7</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>');
});
