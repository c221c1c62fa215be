import { fetchOrLastGood, type Keep } from './last-good-answers.server';

const fetched = jest.spyOn(globalThis, 'fetch');
let logged: jest.SpyInstance;

const envelope = (success: boolean, data: unknown) => JSON.stringify({ success, message: '', data });
const answers = (status: number, body: string) =>
  fetched.mockResolvedValueOnce(new Response(body, { status, headers: { 'X-Total-Count': '3' } }));

let question = 0;
let url: string;
beforeEach(() => {
  url = `http://api/api/product?range=${++question}`;
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function remembered(keep?: Keep) {
  answers(200, envelope(true, ['good']));
  await fetchOrLastGood(url, keep);
}

test.each([
  ['cannot be reached', () => fetched.mockRejectedValueOnce(new TypeError('fetch failed'))],
  ['is overrun', () => answers(429, envelope(false, null))],
  ['has a fault', () => answers(503, envelope(false, null))],
  ['answers without success', () => answers(200, envelope(false, null))],
  ['answers with something else', () => answers(200, '<h1>Welcome to nginx</h1>')],
])('while the API %s its last good answer stands in, with its total', async (_, fail) => {
  await remembered();
  fail();
  expect(await fetchOrLastGood(url)).toMatchObject({ envelope: { data: ['good'] }, total: 3 });
});

test('a whole outage is one line on the log', async () => {
  await remembered();
  for (const _ of [1, 2, 3]) {
    fetched.mockRejectedValueOnce(new TypeError('a new outage'));
    await fetchOrLastGood(url);
  }
  expect(logged).toHaveBeenCalledTimes(1);
});

test('a refusal is passed on, and ends what was remembered', async () => {
  await remembered();
  answers(404, envelope(false, null));
  expect((await fetchOrLastGood(url)).status).toBe(404);
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(fetchOrLastGood(url)).rejects.toThrow('fetch failed');
});

const asking = (path: string, filter: object) =>
  `http://api/api/${path}?range=${++question}&filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('searches are not remembered', async () => {
  url = asking('product', { q: 'kopi' });
  await remembered('never');
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(fetchOrLastGood(url)).rejects.toThrow('fetch failed');
});

test('CAT-4 categories and pages that do not exist push nothing out, however many are asked for', async () => {
  await remembered();
  for (let n = 1; n <= 505; n++) {
    answers(200, envelope(true, []));
    await fetchOrLastGood(asking('category', { nama_category: `x${n}` }), 'unless empty');
  }
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect((await fetchOrLastGood(url)).envelope).toMatchObject({ data: ['good'] });
});

test('an empty list without a filter is remembered', async () => {
  answers(200, envelope(true, []));
  await fetchOrLastGood(url);
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  expect((await fetchOrLastGood(url)).envelope).toMatchObject({ data: [] });
});

test('a category that has become empty does not show again what it had', async () => {
  url = asking('product', { category_id: 1 });
  await remembered();
  answers(200, envelope(true, []));
  await fetchOrLastGood(url, 'unless empty');
  fetched.mockRejectedValueOnce(new TypeError('fetch failed'));
  await expect(fetchOrLastGood(url)).rejects.toThrow('fetch failed');
});
