import { HttpError } from 'ra-core';
import { dataProvider } from './dataProvider';

jest.mock('../auth/session', () => ({ currentToken: () => 'the.stored.token' }));

const answer = jest.fn<Promise<Response>, [url: string, init: RequestInit]>();
globalThis.fetch = answer as typeof fetch;

beforeEach(() => answer.mockReset());

function answerWith(data: unknown, { success = true, status = 200, headers = {}, message = 'OK' } = {}) {
  answer.mockResolvedValue(new Response(JSON.stringify({ success, message, data }), { status, headers }));
}

function sent() {
  const [url, init] = answer.mock.calls[0] ?? [];
  if (url === undefined || init === undefined) throw new Error('Nothing was sent');
  return { url, method: init.method, body: init.body, headers: new Headers(init.headers) };
}

const product = {
  id: 5,
  name: 'Kopi Bubuk',
  description: null,
  price: null,
  category_id: 2,
  category: { id: 2, nama_category: 'Coffee' },
  image: '/media/3f9a-1200x900/1200.jpg',
};

test('a list comes from the API’s own name, without its envelope, with the total', async () => {
  answerWith([product], { headers: { 'X-Total-Count': '319' } });
  const params = {
    pagination: { page: 2, perPage: 10 },
    sort: { field: 'name', order: 'ASC' as const },
    filter: {},
  };
  await expect(dataProvider.getList('produk', params)).resolves.toEqual({ data: [product], total: 319 });
  expect(decodeURIComponent(sent().url)).toBe('/api/product?filter={}&range=[10,19]&sort=["name","ASC"]');
  expect(sent().headers.get('Authorization')).toBe('Bearer the.stored.token');
});

test('API-6 a product is sent as a form: its fields, an empty price, and no picture but a new one', async () => {
  answerWith(product);
  await dataProvider.update('produk', { id: 5, data: product, previousData: product });
  const { url, method, body } = sent();
  expect([method, url]).toEqual(['PUT', '/api/product/5']);
  const fields = body instanceof FormData && Object.fromEntries(body);
  expect(fields).toMatchObject({ name: 'Kopi Bubuk', description: '', price: '', category_id: '2' });
  for (const field of ['image', 'id', 'category']) expect(fields).not.toHaveProperty(field);
});

test('a field that was not loaded is not sent, and so stays as it is', async () => {
  answerWith(product);
  const { description: _, ...listed } = product;
  await dataProvider.update('produk', { id: 5, data: listed, previousData: product });
  const { body } = sent();
  expect(body instanceof FormData && body.has('price')).toBe(true);
  expect(body instanceof FormData && body.has('description')).toBe(false);
});

test('a form takes true and false, and refuses loudly what it cannot send', async () => {
  answerWith(product);
  await dataProvider.create('produk', { data: { ...product, description: false } });
  const { body } = sent();
  expect(body instanceof FormData && body.get('description')).toBe('false');
  const unfit = dataProvider.create('produk', { data: { ...product, description: { text: 'a' } } });
  await expect(unfit).rejects.toThrow('description does not fit into a form');
});

test('API-6 a picture that is to go is sent as an empty text', async () => {
  answerWith(product);
  await dataProvider.update('produk', { id: 5, data: { ...product, image: '' }, previousData: product });
  const { body } = sent();
  expect(body instanceof FormData && body.get('image')).toBe('');
});

test('API-5 a category is sent as JSON, without the fields of the server', async () => {
  answerWith({ id: 1, nama_category: 'Kopi' });
  const data = { id: 1, nama_category: 'Kopi', created_at: '2026-01-01T00:00:00Z' };
  await dataProvider.update('kategori', { id: 1, data, previousData: data });
  expect(sent().body).toBe('{"nama_category":"Kopi"}');
});

test('the version that was loaded goes with a change, in a form as in JSON', async () => {
  answerWith(product);
  const loaded = { ...product, version: 3 };
  await dataProvider.update('produk', { id: 5, data: loaded, previousData: loaded });
  const { body } = sent();
  expect(body instanceof FormData && body.get('version')).toBe('3');

  answer.mockReset();
  answerWith({ id: 1, nama_category: 'Kopi' });
  const data = { id: 1, nama_category: 'Kopi', version: 7 };
  await dataProvider.update('kategori', { id: 1, data, previousData: data });
  expect(sent().body).toBe('{"nama_category":"Kopi","version":7}');
});

test('a deleted record is handed back, though the API answers with none', async () => {
  answerWith(null);
  await expect(dataProvider.delete('produk', { id: 5, previousData: product })).resolves.toEqual({
    data: product,
  });
});

test('an answer that says success: false is a refusal, with any status', async () => {
  answerWith(null, { success: false, message: 'Tidak bisa.' });
  await expect(dataProvider.getOne('produk', { id: 5 })).rejects.toThrow(new HttpError('Tidak bisa.', 200));
});

test('an answer without an envelope is a failure', async () => {
  answer.mockResolvedValue(new Response('<html>', { status: 200 }));
  await expect(dataProvider.getOne('produk', { id: 5 })).rejects.toThrow(
    '/api/product/5 did not answer with an envelope',
  );
});
