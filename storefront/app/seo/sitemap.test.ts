import { currentSitemap, sitemap } from './sitemap.server';

test('the sitemap names the pages, every category and every product with its last change', () => {
  const xml = sitemap([{ nama_category: 'Kopi & Teh' }], [{ id: 7, updated_at: '2026-02-01T00:00:00.000Z' }]);
  expect(
    xml.match(/<loc>[^<]*<\/loc>/g)?.map((loc) => loc.replace(/<loc>https?:\/\/[^/]+|<\/loc>/g, '')),
  ).toEqual(['/', '/about', '/product', '/contact-us', '/product-list/Kopi%20%26%20Teh', '/produk/7']);
  expect(xml).toContain('/produk/7</loc><lastmod>2026-02-01T00:00:00.000Z</lastmod>');
});

let revision = 1;
let apiDown = false;
const requested: string[] = [];
jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
  const { pathname } = new URL(url as string);
  requested.push(pathname);
  if (apiDown) return Promise.reject(new TypeError('away'));
  const data = pathname === '/api/revision' ? { revision } : [];
  return Promise.resolve(
    Response.json({ success: true, message: '', data }, { headers: { 'X-Total-Count': '0' } }),
  );
});
const now = jest.spyOn(Date, 'now');

async function requestsOf(action: () => Promise<unknown>): Promise<string[]> {
  requested.length = 0;
  await action();
  return requested.toSorted();
}

const REBUILD = ['/api/category', '/api/product', '/api/revision'];

test('TRUST-15 the sitemap is built once for all concurrent requests, and again when the catalogue has changed or an hour has passed', async () => {
  const concurrently = () => Promise.all(Array.from({ length: 20 }, () => currentSitemap()));
  expect(await requestsOf(concurrently)).toEqual(REBUILD);
  expect(await requestsOf(currentSitemap)).toEqual(['/api/revision']);
  revision += 1;
  expect(await requestsOf(currentSitemap)).toEqual(REBUILD);
  expect(await requestsOf(currentSitemap)).toEqual(['/api/revision']);
  now.mockReturnValue(performance.timeOrigin + 3_700_000);
  expect(await requestsOf(currentSitemap)).toEqual(REBUILD);
});

test('a failed sitemap is built again for the next request', async () => {
  revision += 1;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  now.mockReturnValue(performance.timeOrigin + 9_000_000);
  apiDown = true;
  await expect(currentSitemap()).rejects.toThrow('away');
  apiDown = false;
  expect(await requestsOf(currentSitemap)).toEqual(REBUILD);
  await expect(currentSitemap()).resolves.toContain('<urlset');
});
