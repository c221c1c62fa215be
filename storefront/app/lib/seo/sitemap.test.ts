import { currentSitemap, sitemap } from './sitemap.server';

test('the sitemap names the pages, every category and every product with its last change', () => {
  const xml = sitemap([{ nama_category: 'Kopi & Teh' }], [{ id: 7, updated_at: '2026-02-01T00:00:00.000Z' }]);
  expect(
    xml.match(/<loc>[^<]*<\/loc>/g)?.map((loc) => loc.replace(/<loc>https?:\/\/[^/]+|<\/loc>/g, '')),
  ).toEqual([
    '/',
    '/about',
    '/product',
    '/contact-us',
    '/privacy',
    '/product-list/Kopi%20%26%20Teh',
    '/produk/7',
  ]);
  expect(xml).toContain('/produk/7</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>');
});

test('LANG-2 the sitemaps of both languages name each other’s addresses, of a product only when it is in both', () => {
  const changed = { updated_at: '2026-02-01T00:00:00.000Z' };
  const products = [
    { id: 7, ...changed, has_english: true },
    { id: 8, ...changed, has_english: false },
  ];
  const entriesIn = (xml: string) => xml.match(/<url>.*<\/url>/g) ?? [];
  const [english, indonesian] = (['en', 'id'] as const).map((language) =>
    entriesIn(sitemap([{ nama_category: 'Kopi & Teh' }], products, language)),
  );
  expect(english).toHaveLength(8);
  const alternates = (entry = '') =>
    [...entry.matchAll(/hreflang="([\w-]+)" href="https?:\/\/[^/]+([^"]*)"/g)].map(([, ...pair]) => pair);
  for (const [index, documented] of ['/', '/about', '/product', '/contact-us', '/privacy'].entries()) {
    const twin = documented === '/' ? '/id' : `/id${documented}`;
    for (const entry of [english?.[index], indonesian?.[index]])
      expect(alternates(entry)).toEqual([
        ['en', documented],
        ['id', twin],
        ['x-default', documented],
      ]);
    expect(indonesian?.[index]).toContain(`${twin}</loc>`);
  }
  expect(alternates(indonesian?.[6])).toContainEqual(['en', '/produk/7']);
  expect(indonesian?.[7]).toContain('/id/produk/8</loc><lastmod>');
  expect([alternates(english?.[7]), alternates(indonesian?.[7])]).toEqual([[], []]);
});

test('SHOW-5 a product has an image entry for each of its pictures, with its whole address', () => {
  const images = ['/media/ab-1200x900/1200.jpg', '/media/cd-640x480/640.jpg'];
  const xml = sitemap([], [{ id: 7, updated_at: '2026-02-01T00:00:00.000Z', images }]);
  const locations = [...xml.matchAll(/<image:image><image:loc>https?:\/\/[^/]+([^<]*)<\/image:loc>/g)];
  expect(locations.map(([, path]) => path)).toEqual(images);
});

let apiDown = false;
let ids: number[] = [];
const requested: string[] = [];

function productsFor({ searchParams }: URL) {
  const read = (name: string, unasked: string) => JSON.parse(searchParams.get(name) ?? unasked) as unknown;
  const { after } = read('filter', '{}') as { after: number };
  const [first, last] = read('range', '[0,999]') as [number, number];
  const found = ids.filter((id) => id > after);
  const rows = found.slice(first, last + 1).map((id) => ({ id, updated_at: '2026-02-01T00:00:00.000Z' }));
  return { rows, total: found.length };
}

jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
  const address = new URL(url as string);
  const { pathname } = address;
  requested.push(pathname);
  if (apiDown) return Promise.reject(new TypeError('away'));
  const { rows, total } = pathname === '/api/product' ? productsFor(address) : { rows: [], total: 0 };
  return Promise.resolve(
    Response.json(
      { success: true, message: '', data: rows },
      { headers: { 'X-Total-Count': String(total) } },
    ),
  );
});

async function requestsOf(action: () => Promise<unknown>): Promise<string[]> {
  requested.length = 0;
  await action();
  return requested.toSorted();
}

test('TRUST-15 the sitemap is built once for all concurrent requests, and again after one that failed', async () => {
  const concurrently = () => Promise.all(Array.from({ length: 20 }, () => currentSitemap()));
  expect(await requestsOf(concurrently)).toEqual(['/api/category', '/api/product']);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  apiDown = true;
  await expect(currentSitemap()).rejects.toThrow('away');
  apiDown = false;
  await expect(currentSitemap()).resolves.toContain('<urlset');
});

const productsIn = (xml = '') => [...xml.matchAll(/\/produk\/(\d+)<\/loc>/g)].map(([, id]) => Number(id));

test('FAST-10 the sitemap of 100,000 products is an index of files of up to 10,000 addresses that lists every product once', async () => {
  // Some were deleted, among them all that one of the files would have.
  ids = Array.from({ length: 115_000 }, (_, at) => at + 1).filter(
    (id) => id % 23 !== 0 && (id <= 30_000 || id > 40_000),
  );
  expect(ids.length).toBeGreaterThan(100_000);
  const index = await currentSitemap();
  expect(index).toContain('<sitemapindex');
  const parts = [...String(index).matchAll(/\/sitemap\.xml\?part=(\d+)<\/loc>/g)].map(([, part]) =>
    Number(part),
  );
  const files: string[] = [];
  for (const part of parts) files.push(String(await currentSitemap(part)));
  for (const file of files) expect(file.match(/<url>/g)?.length).toBeLessThanOrEqual(10_000);
  expect(files.flatMap(productsIn)).toEqual(ids);
  expect(files[0]).toContain('/contact-us</loc>');
  for (const part of [4, 13]) await expect(currentSitemap(part)).resolves.toBeUndefined();

  expect(await currentSitemap(undefined, 'id')).toBe(index?.replaceAll('/sitemap.xml', '/id/sitemap.xml'));
  const twin = await currentSitemap(parts[1], 'id');
  expect(productsIn(twin)).toEqual(productsIn(files[1]));
  expect(twin?.match(/<loc>/g)).toHaveLength(twin?.match(/\/id\/produk\/\d+<\/loc>/g)?.length ?? 0);
});

test('a catalogue that fits has one file, however high its ids are', async () => {
  ids = Array.from({ length: 9_900 }, (_, at) => at * 1000 + 7);
  expect(productsIn(await currentSitemap())).toEqual(ids);
});
