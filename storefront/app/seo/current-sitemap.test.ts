import { currentSitemap } from './current-sitemap.server';

let revision = 1;
let away = false;
const asked: string[] = [];
jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
  const { pathname } = new URL(url as string);
  asked.push(pathname);
  if (away) return Promise.reject(new TypeError('away'));
  const data = pathname === '/api/revision' ? { revision } : [];
  return Promise.resolve(
    Response.json({ success: true, message: '', data }, { headers: { 'X-Total-Count': '0' } }),
  );
});
const now = jest.spyOn(Date, 'now');

async function questionsOf(ask: () => Promise<unknown>): Promise<string[]> {
  asked.length = 0;
  await ask();
  return asked.toSorted();
}

const WHOLE = ['/api/category', '/api/product', '/api/revision'];

test('TRUST-15 the sitemap is made once for all who ask at once, and again when the catalogue has changed or an hour has passed', async () => {
  const crowd = () => Promise.all(Array.from({ length: 20 }, () => currentSitemap()));
  expect(await questionsOf(crowd)).toEqual(WHOLE);
  expect(await questionsOf(currentSitemap)).toEqual(['/api/revision']);
  revision += 1;
  expect(await questionsOf(currentSitemap)).toEqual(WHOLE);
  expect(await questionsOf(currentSitemap)).toEqual(['/api/revision']);
  now.mockReturnValue(performance.timeOrigin + 3_700_000);
  expect(await questionsOf(currentSitemap)).toEqual(WHOLE);
});

test('a sitemap that could not be made is made for the next who asks', async () => {
  revision += 1;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  now.mockReturnValue(performance.timeOrigin + 9_000_000);
  away = true;
  await expect(currentSitemap()).rejects.toThrow('away');
  away = false;
  expect(await questionsOf(currentSitemap)).toEqual(WHOLE);
  await expect(currentSitemap()).resolves.toContain('<urlset');
});
