import { Api, type Row } from './harness.js';

interface Changed {
  ids: number[];
  entry: number | null;
}

describe('the prices of many products', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
  });
  afterAll(() => api.stop());

  const add = async (name: string, price: number | 'on_request', fields = {}) => {
    const json = { name, price, category_id: 1, ...fields };
    return (await api.post<Row>('/api/product', { token, json })).body.data.id;
  };
  const stored = async (id: number) => (await api.get<Row>(`/api/product/${id}`)).body.data;
  const historyOf = async (filter: object) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ resource: 'product', ...filter }) });
    return (await api.get<Row[]>(`/api/history?${query.toString()}`, { token })).body.data;
  };
  const inPriceOrder = async (ids: number[]) => {
    const query = new URLSearchParams({
      filter: JSON.stringify({ id: ids }),
      sort: '["price","ASC"]',
    });
    return (await api.get<Row[]>(`/api/product?${query.toString()}`)).body.data.map(({ id }) => id);
  };
  const change = (json: object, bearer: string | undefined = token) =>
    api.post<Changed>('/api/product/prices', {
      token: bearer,
      json: { percent: 5, round_to: 100, ...json },
    });
  const asNew = (...ids: number[]) => ({ ids, versions: ids.map(() => 1) });

  test('HAND-7 go up by a percentage, rounded, in one change of the history that can be brought back', async () => {
    const offer = { export_price: 4.2, export_currency: 'USD', export_unit: 'kg' };
    const robusta = await add('Robusta', 85_000, { price_unit: 'kg', ...offer });
    const arabika = await add('Arabika', 120_000.5);
    const sachet = await add('Saset', 100);
    const luwak = await add('Luwak', 'on_request');
    const gone = await add('Liberika', 90_000);
    await api.delete(`/api/product/${gone}`, { token });
    const revision = async () => Number((await api.get('/api/revision')).body.data.revision);
    const before = await revision();
    const all = asNew(robusta, arabika, sachet, luwak, gone, 999_999);

    const { status, body } = await change(all);
    expect([status, body]).toEqual([
      200,
      {
        success: true,
        message: 'Harga berhasil diubah.',
        data: { ids: [robusta, arabika, sachet], entry: expect.any(Number) as number },
      },
    ]);
    expect(await revision()).toBe(before + 1);
    expect(await stored(robusta)).toMatchObject({ price: 89_300, version: 2, price_unit: 'kg', ...offer });
    expect(await stored(arabika)).toMatchObject({ price: 126_000, version: 2 });
    for (const [id, price] of [
      [sachet, 100],
      [luwak, null],
    ] as const)
      expect(await stored(id)).toMatchObject({ price, version: 1 });

    const [entry] = await historyOf({ folded: true, record_id: robusta });
    expect(entry).toMatchObject({
      id: body.data.entry,
      action: 'update',
      admin_name: 'Admin Etalase',
      changes: { price: { from: 85_000, to: 89_300 } },
      parts: 1,
    });
    expect(await historyOf({ part_of: entry?.id })).toMatchObject([
      { record_id: arabika, changes: { price: { from: 120_000.5, to: 126_000 } } },
    ]);
    const back = await api.post(`/api/history/${body.data.entry}/bring-back`, { token });
    expect(back.body.data).toMatchObject({ products: 2, left_count: 0 });
    expect(await stored(robusta)).toMatchObject({ price: 85_000, version: 3 });
    expect(await stored(arabika)).toMatchObject({ price: 120_000.5, version: 3 });

    expect((await change(asNew(sachet, luwak))).body.data).toEqual({ ids: [sachet], entry: null });
    expect((await change(asNew(luwak))).body.data).toEqual({ ids: [], entry: null });
  });

  test('HAND-7 go down exactly, to the cent that was in the middle, and into their place in the order of prices', async () => {
    const [dear, cheap] = [await add('Mahal', 1000), await add('Murah', 500)];
    expect(await inPriceOrder([dear, cheap])).toEqual([cheap, dear]);
    expect((await change({ ...asNew(dear), percent: -89.95, round_to: 1 })).status).toBe(200);
    expect(await stored(dear)).toMatchObject({ price: 101 });
    expect(await inPriceOrder([dear, cheap])).toEqual([dear, cheap]);
  });

  test('HAND-7 are those that were read: of one that somebody has changed since none is changed', async () => {
    const [tetap, berubah] = [await add('Tetap', 1000), await add('Berubah', 1000)];
    const edit = { name: 'Berubah', category_id: 1, price: 2000 };
    await api.put(`/api/product/${berubah}`, { token, json: edit });
    const { status, body } = await change(asNew(tetap, berubah));
    expect([status, body.data]).toEqual([
      409,
      { version: 2, changed_by: 'Admin Etalase', changed_at: expect.any(String) as string },
    ]);
    expect(await stored(tetap)).toMatchObject({ price: 1000, version: 1 });
    expect((await change({ ids: [tetap, berubah], versions: [1, 2] })).status).toBe(200);
    // The same request again, whose answer was lost, does not raise them once more.
    expect((await change({ ids: [tetap, berubah], versions: [1, 2] })).status).toBe(409);
    expect(await stored(tetap)).toMatchObject({ price: 1100, version: 2 });
    expect(await stored(berubah)).toMatchObject({ price: 2100, version: 3 });
  });

  test('HAND-7 never become nothing, nor more than there may be: the product is named, and none is changed', async () => {
    const [lain, receh, mahal] = [
      await add('Lain', 50_000),
      await add('Receh', 40),
      await add('Termahal', 9_999_999_999_999.99),
    ];
    for (const [ids, sentence] of [
      [[lain, receh], 'Harga “Receh” menjadi Rp 0. Ubah persen atau pembulatannya.'],
      [[lain, mahal], 'Harga “Termahal” menjadi terlalu besar.'],
    ] as const) {
      const { status, body } = await change(asNew(...ids));
      expect([status, body.errors]).toEqual([422, { percent: sentence }]);
    }
    expect(await stored(lain)).toMatchObject({ price: 50_000, version: 1 });
    // One that is 0 already stays so.
    const gratis = await add('Gratis', 0);
    expect((await change(asNew(gratis))).body.data).toEqual({ ids: [gratis], entry: null });
  });

  test('HAND-7 bad input is refused with a sentence', async () => {
    const id = await add('Utuh', 1000);
    expect(
      (await api.post('/api/product/prices', { json: { ...asNew(id), percent: 5, round_to: 100 } })).status,
    ).toBe(401);
    const number = 'Persen harus berupa angka, paling banyak dua desimal, misalnya 5, -3, atau 2,5.';
    const rounding = 'Bulatkan ke harus salah satu dari: 1, 100, 500, 1000.';
    const versions = 'Setiap produk perlu versinya.';
    const refusals: [object, string][] = [
      [asNew(), 'Pilih 1 sampai 200 produk.'],
      [asNew(...Array<number>(201).fill(id)), 'Pilih 1 sampai 200 produk.'],
      [{ ids: ['1'] }, 'Id harus berupa angka.'],
      [{ versions: undefined }, versions],
      [{ versions: [] }, versions],
      [{ versions: [1, 1] }, versions],
      [{ versions: [null] }, versions],
      ...[undefined, null, '5', 2.555, [5]].map((percent): [object, string] => [{ percent }, number]),
      [{ percent: -100 }, 'Persen harus lebih dari -100.'],
      [{ percent: 1000.01 }, 'Persen paling besar 1.000.'],
      ...[undefined, 0, 50, '100'].map((round_to): [object, string] => [{ round_to }, rounding]),
    ];
    for (const [fields, sentence] of refusals) {
      const refused = await change({ ...asNew(id), ...fields });
      expect([fields, refused.status, refused.body.message]).toEqual([fields, 422, sentence]);
    }
    expect(await stored(id)).toMatchObject({ price: 1000, version: 1 });
  });

  test('HAND-7 of as many products as one request takes change at once', async () => {
    const rows = Array.from({ length: 200 }, (_, n) => `Biji ${n},Kopi,${1000 + n}`);
    const form = { file: new Blob([['Nama,Kategori,Harga', ...rows].join('\n')]) };
    await api.post('/api/product-sheet?apply=true', { token, form });
    const query = new URLSearchParams({ filter: '{"q":"Biji"}', range: '[0,999]' });
    const ids = (await api.get<Row[]>(`/api/product?${query.toString()}`)).body.data.map(({ id }) => id);
    const { status, body } = await change({ ...asNew(...ids), round_to: 1 });
    expect([status, body.data.ids.length]).toEqual([200, 200]);
    const [entry] = await historyOf({ folded: true });
    expect(entry).toMatchObject({ id: body.data.entry, parts: 199 });
  });
});
