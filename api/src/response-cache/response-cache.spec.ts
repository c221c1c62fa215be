import { parseEnv } from '../env.js';
import { CachedResponse } from './cached-response.js';
import { ResponseCache } from './response-cache.js';

const MEGABYTE = 1024 * 1024;
const page = (text: string) =>
  new CachedResponse(Buffer.from(text), { 'content-type': 'text/html; charset=utf-8' });
const cacheOf = (megabytes: number) => new ResponseCache(parseEnv({ PAGE_CACHE_MB: String(megabytes) }));

afterEach(() => jest.useRealTimers());

test('FAST-3 while an answer past its time is made anew, once, visitors get the old one', async () => {
  jest.useFakeTimers({ now: 0 });
  const cache = cacheOf(1);
  const old = page('2026');
  await cache.make('/', 1, async () => ({ answer: old, isEndless: false, freshMs: 1000 }));
  const refresh = jest.fn(async () => {
    await cache.make('/', 1, async () => ({ answer: page('2027'), isEndless: false, freshMs: 1000 }));
  });
  expect(cache.find('/', 1, refresh)).toBe(old);
  expect(refresh).not.toHaveBeenCalled();

  jest.setSystemTime(1001);
  expect(cache.find('/', 1)).toBeUndefined();
  expect([cache.find('/', 1, refresh), cache.find('/', 1, refresh)]).toEqual([old, old]);
  expect(refresh).toHaveBeenCalledTimes(1);
  await refresh.mock.results[0]?.value;
  expect(String(cache.find('/', 1, refresh)?.body)).toBe('2027');
});

test('FAST-3 who joins one that fails, or that may not be kept, is told to make it alone', async () => {
  const cache = cacheOf(1);
  const fails = cache.make('/', 1, () => Promise.reject(new Error('rusak')));
  const joined = cache.make('/', 1, async () => ({ answer: page('kedua'), isEndless: false }));
  await expect(fails).rejects.toThrow('rusak');
  expect(await joined).toBeUndefined();
  expect(await cache.make('/', 1, async () => undefined)).toBeUndefined();
  expect(cache.find('/', 1)).toBeUndefined();
});

test('FAST-1 nothing of another revision is found', async () => {
  const cache = cacheOf(1);
  await cache.make('/', 1, async () => ({ answer: page('lama'), isEndless: false }));
  expect([cache.find('/', 2), cache.find('/', 0)]).toEqual([undefined, undefined]);
});

test.each([
  ['becomes endless, as a list that is empty now', false],
  ['no longer is endless', true],
])('FAST-1 of an address that %s only the latest answer is kept', async (_, wasEndless) => {
  const cache = cacheOf(1);
  const latest = page('baru');
  await cache.make('/', 1, async () => ({ answer: page('lama'), isEndless: wasEndless }));
  await cache.make('/', 2, async () => ({ answer: latest, isEndless: !wasEndless }));
  expect(cache.find('/', 2)).toBe(latest);
  expect(cache.bytes).toBe(latest.bytes + 2 * '/'.length);
});

test('FAST-4 memory stays under its cap, and addresses without end under their share of it', async () => {
  const cache = cacheOf(8);
  const large = 'x'.repeat(100_000);
  for (let n = 0; n < 200; n++) {
    await cache.make(`/produk/${n}`, 1, async () => ({ answer: page(large + n), isEndless: false }));
    await cache.make(`/product?q=${n}`, 1, async () => ({ answer: page(large + n), isEndless: true }));
  }
  const kept = (path: string) =>
    Array.from({ length: 200 }, (_, n) => cache.find(path + n, 1)).filter((found) => found !== undefined);
  const bytesOf = (path: string) => kept(path).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(kept('/product?q=').length).toBeGreaterThan(0);
  expect(bytesOf('/product?q=')).toBeLessThanOrEqual(1 * MEGABYTE);
  expect(bytesOf('/produk/')).toBeLessThanOrEqual(7 * MEGABYTE);
  expect(bytesOf('/produk/')).toBeGreaterThan(6 * MEGABYTE);
});

test('no memory keeps nothing', async () => {
  const cache = cacheOf(0);
  const answer = page('halaman');
  expect(await cache.make('/', 1, async () => ({ answer, isEndless: false }))).toBe(answer);
  expect(cache.find('/', 1)).toBeUndefined();
});
