import { TrashService } from '../src/trash/trash.service.js';
import { MediaSweep } from '../src/media/media-sweep.service.js';
import { type Api, picture, query, type Row, startSignedIn } from './harness.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe('the trash', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));

  const add = async (name: string) => {
    const form = { name, description: 'Biji.', price: '1500.5', category_id: '1', image: await picture() };
    return (await api.post('/api/product', { token, form })).body.data;
  };
  const discard = (id: number) => api.delete(`/api/product/${id}`, { token });
  const restore = (id: number, bearer = token) => api.post(`/api/trash/${id}/restore`, { token: bearer });
  const remove = (id: number) => api.delete(`/api/trash/${id}`, { token });
  const list = (parts: Parameters<typeof query>[0] = {}) =>
    api.get<Row[]>(`/api/trash?${query(parts)}`, { token });
  const entriesOf = (record_id: number) => api.history(token, { resource: 'product', record_id });
  const served = async (product: Row) => (await fetch(api.url + String(product.image))).status;

  test('is not for visitors', async () => {
    const product = await add('Pala');
    await discard(product.id);
    expect((await api.get('/api/trash')).status).toBe(401);
    expect((await api.send('POST', `/api/trash/${product.id}/restore`)).status).toBe(401);
    expect((await api.send('DELETE', `/api/trash/${product.id}`)).status).toBe(401);
    expect((await list()).body.data).toHaveLength(1);
  });

  test('takes a deleted product out of every read at once', async () => {
    const product = await add('Cengkeh');
    const before = Number((await api.get('/api/product')).headers.get('x-total-count'));
    const published = await api.revision();
    const { status, body } = await discard(product.id);
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Produk berhasil dihapus.', data: null });
    expect(await api.revision()).toBe(published + 1);

    expect((await api.get(`/api/product/${product.id}`)).status).toBe(404);
    for (const filter of [{}, { q: 'cengkeh' }, { id: [product.id] }, { category_id: 1 }])
      expect(await api.ids('/api/product', filter)).not.toContain(product.id);
    expect((await api.get('/api/product')).headers.get('x-total-count')).toBe(String(before - 1));
    const edit = await api.put(`/api/product/${product.id}`, { token, json: { name: 'X', category_id: 1 } });
    expect(edit.status).toBe(404);
    expect((await discard(product.id)).status).toBe(404);
  });

  test('tells what is in it, who put it there and when it goes for good', async () => {
    const product = await add('Kayu Manis');
    await discard(product.id);
    const { body, headers } = await list({ filter: { q: 'kayu' } });
    expect(headers.get('content-range')).toBe('trash 0-0/1');
    const [row] = body.data;
    expect(row).toMatchObject({
      id: product.id,
      name: 'Kayu Manis',
      price: 1500.5,
      image: product.image,
      category: { nama_category: 'Rempah' },
      deleted_by: 'Admin Etalase',
    });
    const deleted = Date.parse(String(row?.deleted_at));
    expect(Math.abs(Date.now() - deleted)).toBeLessThan(5000);
    expect(Date.parse(String(row?.expires_at)) - deleted).toBe(30 * DAY);
    expect((await list({ filter: { pass: 1 } })).status).toBe(422);
  });

  test('KEEP-1 keeps the picture, and gives the product back as it was, under its id', async () => {
    const product = await add('Jahe');
    await discard(product.id);
    await api.app.get(MediaSweep, { strict: false }).sweep(Date.now() + 2 * HOUR, { all: true });
    expect(await served(product)).toBe(200);

    const { status, body } = await restore(product.id);
    expect(status).toBe(200);
    expect(body.message).toBe('Produk berhasil dipulihkan.');
    const { id, name, description, price, category_id, image } = product;
    const read = (await api.get(`/api/product/${id}`)).body.data;
    expect(read).toEqual(body.data);
    expect(read).toMatchObject({ id, name, description, price, category_id, image });
    expect(Number(read.version)).toBeGreaterThan(Number(product.version));
    expect((await list({ filter: { id } })).body.data).toEqual([]);
    expect(await entriesOf(id)).toMatchObject([
      { action: 'restore', record_name: 'Jahe', admin_name: 'Admin Etalase' },
      { action: 'delete', record_name: 'Jahe' },
      { action: 'create' },
    ]);
    expect(await served(product)).toBe(200);
  });

  test('KEEP-1 removes for good what it is told to, with its picture', async () => {
    const product = await add('Kunyit');
    await discard(product.id);
    const { status, body } = await remove(product.id);
    expect(status).toBe(200);
    expect(body.message).toBe('Produk berhasil dihapus permanen.');
    expect(await served(product)).toBe(404);
    expect((await list({ filter: { id: product.id } })).body.data).toEqual([]);
    expect((await entriesOf(product.id))[0]).toMatchObject({
      action: 'delete',
      changes: { name: { from: 'Kunyit', to: null }, price: { from: 1500.5, to: null } },
    });
  });

  test('has nothing to do with a product that is not in it', async () => {
    const product = await add('Serai');
    for (const answer of [await restore(product.id), await remove(product.id), await restore(999_999)]) {
      expect(answer.status).toBe(404);
      expect(answer.body.message).toBe('Produk tidak ada di sampah.');
    }
    expect((await api.get(`/api/product/${product.id}`)).status).toBe(200);
  });

  test('of a restore and a removal at once one succeeds', async () => {
    const product = await add('Lada');
    await discard(product.id);
    const answers = await Promise.all([restore(product.id), remove(product.id), restore(product.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  });

  test('KEEP-1 takes many products at once, each with its entry in the history', async () => {
    const products = [await add('Adas'), await add('Ketumbar'), await add('Kemiri')];
    const [first = 0, ...others] = products.map(({ id }) => id);
    await discard(first);
    const many = (path: string, ids: unknown, bearer?: string) =>
      api.post<{ ids: number[] } | null>(path, { token: bearer, json: { ids } });

    expect((await many('/api/trash', others)).status).toBe(401);
    const { status, body } = await many('/api/trash', [first, ...others, 999_999], token);
    expect([status, body.data?.ids]).toEqual([200, others]);
    expect((await list({ filter: { id: [first, ...others] } })).body.data).toHaveLength(3);
    const later = (await list({ filter: { after: first }, sort: ['id', 'ASC'] })).body.data;
    expect(later.map(({ id }) => id)).toEqual(others);
    for (const id of [first, ...others])
      expect(await entriesOf(id)).toMatchObject([{ action: 'delete' }, { action: 'create' }]);

    for (const ids of [undefined, [], [0], ['1'], [1.5], [2 ** 31], 1, Array(201).fill(first)])
      expect((await many('/api/trash', ids, token)).status).toBe(422);
  });

  test('KEEP-1 is swept of what is older than 30 days, by any number of replicas at once', async () => {
    const [old, back] = [await add('Vanili'), await add('Kapulaga')];
    await discard(old.id);
    await discard(back.id);
    await restore(back.id);
    const trash = api.app.get(TrashService, { strict: false });
    const now = Date.now();

    await trash.sweep(now + 30 * DAY - HOUR);
    expect((await list({ filter: { id: old.id } })).body.data).toHaveLength(1);

    await Promise.all([1, 2, 3].map(() => trash.sweep(now + 30 * DAY + HOUR)));
    expect((await list()).body.data).toEqual([]);
    expect(await served(old)).toBe(404);
    const removals = (await entriesOf(old.id)).filter(({ admin_name }) => admin_name === 'Etalase');
    expect(removals).toMatchObject([{ action: 'delete', admin_id: null }]);
    expect((await api.get(`/api/product/${back.id}`)).status).toBe(200);
    expect(await served(back)).toBe(200);
  });
});
