import { randomBytes } from 'node:crypto';
import { canStartDatabase, openDurableDatabase } from '../../../scripts/testing/database.mjs';
import { ApiClient } from '../../api-client';
import { expect, test as base } from '../../fixtures';
import { type RunningProduct, startProduct } from '../../start-product';

/** DATABASE_TIMEOUT_MS, and some time for a busy machine. */
const IN_TIME = 5000 + 2000;
const RECOVERY = 5000;
const LONGEST_END = 25_000;

interface Server {
  url: string;
  signal: (name: NodeJS.Signals) => void;
  pause: () => Promise<void>;
}

const test = base.extend<{ product: RunningProduct }, { mariadb: Server }>({
  mariadb: [
    async ({}, use) => {
      const { stop, ...server } = await openDurableDatabase(new AbortController().signal);
      await use(server);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  product: async ({ mariadb }, use) => {
    const product = await startProduct({
      DATABASE_URL: `${mariadb.url}/etalase`,
      JWT_SECRET: randomBytes(32).toString('hex'),
    });
    await use(product);
    mariadb.signal('SIGCONT');
    await product.stop();
  },
});

// In CI a missing MariaDB is a failure.
test.skip(!canStartDatabase() && process.env.CI !== 'true', 'no MariaDB of its own');

const PAGES = ['/', '/product', '/product-list/Coffee', '/produk/1', '/about', '/contact-us'];

async function timed(ask: () => Promise<Response>) {
  const since = Date.now();
  const response = await ask();
  const text = await response.text();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    control: response.headers.get('cache-control'),
    text,
    ms: Date.now() - since,
  };
}

test('TRUST-4 FAST-2 while MariaDB is paused pages come from their last good answers, the API is 503 in time, and both are whole again after it', async ({
  product,
  mariadb: { signal, pause },
}) => {
  const api = await ApiClient.signIn(product.url, product.password);
  const { token } = api;
  await api.addProduct({ name: 'Arabika', category_id: await api.addCategory('Coffee') });
  const pages = () => Promise.all(PAGES.map((path) => timed(() => fetch(product.url + path))));
  const write = (nama_category: string) =>
    timed(() =>
      fetch(`${product.url}/api/category`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ nama_category }),
      }),
    );
  const search = () => fetch(`${product.url}/product?q=ara`);
  expect((await pages()).map(({ status }) => status)).toEqual(PAGES.map(() => 200));

  await pause();
  const [shown, lacking, read, written] = await Promise.all([
    pages(),
    timed(search),
    timed(() => fetch(`${product.url}/api/product`)),
    write('Selama'),
  ]);
  for (const { status, ms, text } of shown) {
    expect([status, ms < IN_TIME]).toEqual([200, true]);
    expect(text).toContain('Coffee');
  }
  for (const { status, retryAfter, ms } of [read, written]) {
    expect([status, retryAfter, ms < IN_TIME]).toEqual([503, '5', true]);
  }

  expect(lacking).toMatchObject({ status: 200, control: 'no-store' });
  expect(lacking.text).not.toContain('Arabika');

  signal('SIGCONT');
  const since = Date.now();
  await expect
    .poll(async () =>
      [(await fetch(`${product.url}/api/product`)).status, (await write('Sesudah')).status].join(),
    )
    // 409: the first request stored the category, and its repetition is refused.
    .toBe('200,409');
  expect(Date.now() - since).toBeLessThan(RECOVERY);
  expect(await timed(search)).toMatchObject({
    control: 'no-cache',
    text: expect.stringContaining('Arabika'),
  });
  const names = (await api.list<{ nama_category: string }>('category')).map(
    ({ nama_category }) => nama_category,
  );
  expect(names).not.toContain('Selama');
  expect(names.filter((name) => name === 'Sesudah')).toHaveLength(1);
});

test('TRUST-6 SIGTERM ends the process while its database is paused', async ({
  product,
  mariadb: { pause },
}) => {
  await pause();
  const asked = timed(() => fetch(`${product.url}/api/product`));
  await expect.poll(async () => (await fetch(`${product.url}/api/health`)).status).toBe(200);
  const since = Date.now();
  product.signal('SIGTERM');
  expect((await asked).status).toBe(503);
  expect(await product.ended).toBe('SIGTERM');
  expect(Date.now() - since).toBeLessThan(LONGEST_END);
});
