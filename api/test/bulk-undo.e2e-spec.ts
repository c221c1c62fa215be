import { RecordsService } from '../src/history/records.service.js';
import { type Api, blob, type Row, startSignedIn } from './harness.js';

interface Undone {
  undone: number;
  skipped: number;
}

describe('undoing a bulk change', () => {
  let api: Api;
  let token: string;
  const teh = 2;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn('Kopi', 'Teh'));
    const field = { category_id: 1, key: 'ph', label: 'pH', kind: 'number' };
    await api.post('/api/spec-field', { token, json: field });
  });

  const add = async (name: string, fields = {}) => {
    const json = { name, price: 1000, category_id: 1, ...fields };
    return (await api.post('/api/product', { token, json })).body.data.id;
  };
  const read = (id: number) => api.get<Row>(`/api/product/${id}`);
  const entries = (filter: object = {}) => api.history(token, { folded: true, ...filter });
  const undo = (id: unknown, bearer: string | undefined = token) =>
    api.post<Undone>(`/api/history/${String(id)}/undo`, { token: bearer });
  const importSheet = async (...lines: string[]) => {
    const form = { file: blob(Buffer.from(lines.join('\n')), 'text/csv') };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    return (await entries())[0]?.id;
  };

  test('KEEP-4 an import is undone in one go; what was changed since is left out and counted', async () => {
    const pala = await add('Pala', { specs: { ph: { value: 6.5 } }, moq: 2, moq_unit: 'ton' });
    const [jahe, serai] = [await add('Jahe'), await add('Serai')];
    const before = (await read(pala)).body.data;
    const names = { Pala: pala, Jahe: jahe, Serai: serai };
    const rows = Object.entries(names).map(([name, id]) => `${id};${name};Teh;7000;;`);
    const entry = await importSheet(
      'ID;Nama;Kategori;Harga;Pesanan terkecil;Satuan pesanan',
      ...rows,
      ';Andaliman;Kopi;1;;',
    );
    await api.put(`/api/product/${jahe}`, { token, json: { name: 'Jahe', category_id: teh, price: 9000 } });
    await api.delete(`/api/product/${serai}`, { token });

    const { status, body } = await undo(entry);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: '2 produk dikembalikan, 2 dibiarkan karena sudah diubah lagi atau tidak bisa dikembalikan.',
        data: { undone: 2, skipped: 2 },
      },
    ]);
    const after = (await read(pala)).body.data;
    expect(after).toEqual({ ...before, version: after.version, updated_at: after.updated_at });
    expect((await read(jahe)).body.data).toMatchObject({ price: 9000, category_id: teh });
    expect((await api.get<Row[]>('/api/trash', { token })).body.data.map(({ name }) => name)).toEqual([
      'Andaliman',
      'Serai',
    ]);
    const [undone] = await entries();
    expect(undone).toMatchObject({ record_id: pala, action: 'update', admin_id: 1, parts: 1 });
    // Once more changes nothing, and the undoing is undone like any other change.
    expect((await undo(entry)).body.data).toEqual({ undone: 0, skipped: 4 });
    expect((await undo(undone?.id)).body).toMatchObject({
      message: '2 produk dikembalikan.',
      data: { undone: 2, skipped: 0 },
    });
    expect((await read(pala)).body.data).toMatchObject({ price: 7000, category_id: teh, specs: {} });
  });

  test('KEEP-4 what a bulk deletion has moved into the trash comes back', async () => {
    const ids = [await add('Kemiri'), await add('Laos')];
    await api.post('/api/trash', { token, json: { ids } });
    const [deleted] = await entries();
    expect((await undo(deleted?.id)).body.data).toEqual({ undone: 2, skipped: 0 });
    expect((await read(ids[0] ?? 0)).status).toBe(200);
  });

  test('KEEP-4 a product whose category is gone, or would refuse it, is left out', async () => {
    const cokelat = (await api.post('/api/category', { token, json: { nama_category: 'Cokelat' } })).body.data
      .id;
    const [kakao, kopra] = [await add('Kakao', { category_id: cokelat }), await add('Kopra')];
    await api.put(`/api/product/${kopra}`, {
      token,
      json: { name: 'Kopra', category_id: 1, specs: { ph: { value: 5 } } },
    });
    const move = await api.post<{ entry: number }>('/api/product/move', {
      token,
      json: { ids: [kakao, kopra], category_id: teh },
    });
    await api.delete(`/api/category/${cokelat}`, { token });
    const fields = (await api.get<Row[]>('/api/spec-field', { token })).body.data;
    expect((await api.delete(`/api/spec-field/${String(fields[0]?.id)}`, { token })).status).toBe(200);
    expect((await undo(move.body.data.entry)).body.data).toEqual({ undone: 0, skipped: 2 });
  });

  test('KEEP-4 all of it is undone or nothing, by the first entry alone, and not by visitors', async () => {
    const pala = await add('Pala');
    const entry = await importSheet('ID;Nama;Kategori;Harga', `${pala};Pala;Kopi;7000`, ';Sekali;Kopi;1');
    expect((await undo(entry, '')).status).toBe(401);
    const [part] = await entries({ folded: undefined, part_of: entry });
    for (const none of [part?.id, 999_999]) expect((await undo(none)).status).toBe(404);
    const records = api.app.get(RecordsService, { strict: false });
    const discard = jest.spyOn(records, 'moveSome').mockRejectedValueOnce(new Error('Terputus.'));
    expect((await undo(entry)).status).toBe(500);
    discard.mockRestore();
    expect((await read(pala)).body.data).toMatchObject({ price: 7000 });
    expect((await undo(entry)).body.data).toEqual({ undone: 2, skipped: 0 });
  });
});
