import { read, readList, ApiError } from './client.server';

const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(body, { status, headers: { 'Content-Type': 'application/json', ...headers } }),
    );

const envelope = (success: boolean, data: unknown) =>
  JSON.stringify({ success, message: success ? 'OK' : 'Rusak', data });

afterEach(() => jest.restoreAllMocks());

test('a successful answer is unwrapped to its data', async () => {
  answer(200, envelope(true, [{ id: 1 }]));
  expect(await read('/api/category', {})).toEqual([{ id: 1 }]);
});

test('a list says how many rows there are in all', async () => {
  answer(200, envelope(true, [{ id: 1 }]), { 'X-Total-Count': '319' });
  expect(await readList('/api/product', {})).toEqual({ rows: [{ id: 1 }], total: 319 });
});

test('FIND-2 a search says what it was read as', async () => {
  answer(200, envelope(true, []), { 'X-Total-Count': '0', 'X-Search-Used': 'caf%C3%A9' });
  expect(await readList('/api/product', {})).toEqual({ rows: [], total: 0, searchUsed: 'café' });
});

test('FOOT-8 an answer without success is told apart from an exception', async () => {
  answer(500, envelope(false, null));
  await expect(read('/api/contact', {})).rejects.toBeInstanceOf(ApiError);
});

test('FOOT-8 an answer that is no envelope is an exception', async () => {
  answer(502, '<h1>Bad gateway</h1>', { 'Content-Type': 'text/html' });
  const refused = read('/api/contact', {});
  await expect(refused).rejects.toThrow('answered 502 without an envelope');
  await expect(refused).rejects.not.toBeInstanceOf(ApiError);
});
