import { ApiClient } from '../../api-client';
import { demoPicture } from '../../demo-picture';
import { test } from '../../behind-gateway';
import { expect } from '../../fixtures';
import { NGINX, startGateway } from '../../start-gateway';
import { startProduct } from '../../start-product';
import { startStorefront } from '../../start-storefront';

// In CI a missing nginx is a failure.
test.skip(!NGINX && process.env.CI !== 'true', 'nginx is not installed');

async function shown(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('SCALE-5 pages and pictures are shown when everything behind the gateway is gone, but nothing that was asked for with a token', async ({}) => {
  const product = await startProduct();
  const storefront = await startStorefront({ API_URL: product.url });
  const { url, stop } = await startGateway(product.url, storefront.url);
  const api = await ApiClient.signIn(product.url, product.password);
  const category_id = await api.addCategory('Kopi');
  const image = demoPicture('briquette-cube.jpg');
  const id = await api.addProduct({ name: 'Arabika', category_id, image });
  const [stored] = await api.list<{ image: string }>('product');

  const pages = ['/', '/id', '/product', '/product-list/Kopi', '/product?q=arabika'];
  const paths = [...pages, `/produk/${id}`, `/produk/${id}.data`, String(stored?.image)];
  const before = await Promise.all(paths.map((path) => shown(url + path)));
  await shown(`${url}/about`, { authorization: 'Bearer x' });
  await shown(`${url}/nope`);
  await storefront.stop('SIGKILL');
  await product.stop('SIGKILL');
  for (const [at, path] of paths.entries()) {
    const after = await shown(url + path);
    expect([after.status, after.text === before[at]?.text], path).toEqual([200, true]);
    expect(after.headers.get('content-security-policy'), path).toBe(
      before[at]?.headers.get('content-security-policy'),
    );
  }
  for (const path of ['/about', '/nope']) {
    const unknown = await shown(url + path);
    expect([unknown.status, unknown.headers.get('retry-after')]).toEqual([503, '30']);
    expect(unknown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(unknown.text).toContain('Please try again');
  }
  expect((await shown(`${url}/api/product`)).status).toBe(503);
  await stop();
});

test('SCALE-5 a change is shown by the gateway within a second, in text and as data', async ({
  gateway,
  api,
  unique,
}) => {
  const category_id = await api.addCategory(unique('Gerbang'));
  const id = await api.addProduct({ name: unique('Mula'), category_id });
  const paths = [`/produk/${id}`, `/id/produk/${id}`, `/produk/${id}.data`, '/product'];
  const texts = () => Promise.all(paths.map(async (path) => (await shown(gateway + path)).text));
  for (const name of ['Pertama', 'Kedua', 'Ketiga'].map(unique)) {
    await texts();
    await api.put(`product/${id}`, { name, category_id });
    // One second, and what four pages take on a busy machine.
    await expect
      .poll(async () => (await texts()).filter((text) => !text.includes(name)).length, {
        intervals: [50],
        timeout: 3000,
      })
      .toBe(0);
  }
});

test('SCALE-5 a page from the cache is not sent again to a browser that has it', async ({ gateway }) => {
  const { headers } = await shown(`${gateway}/about`);
  const again = await shown(`${gateway}/about`, { 'if-none-match': String(headers.get('etag')) });
  expect([again.status, again.text]).toEqual([304, '']);
  expect(again.headers.get('x-request-id')).not.toBe(headers.get('x-request-id'));
  const plain = await shown(`${gateway}/about`, { 'accept-encoding': 'identity' });
  expect([plain.headers.get('content-encoding'), plain.text.includes('</html>')]).toEqual([null, true]);
});

test('SCALE-5 caches in front are told how long a page lasts, with and without the gateway', async ({
  gateway,
  baseURL,
}) => {
  for (const origin of [gateway, String(baseURL)]) {
    const { headers } = await shown(`${origin}/about`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('cdn-cache-control')).toBe(
      's-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
    );
    expect(headers.get('x-accel-expires')).toBeNull();
    expect((await shown(`${origin}/nope`)).headers.get('cdn-cache-control')).toBeNull();
  }
});
