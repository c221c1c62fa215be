import { type Api, type Row, startSignedIn } from './harness.js';

interface Changed {
  ids: number[];
  entry: number | null;
  products?: Row[];
}

describe('changes of many products', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn('Kopi')));

  const add = async (name: string, price: number | 'on_request', fields = {}) => {
    const json = { name, price, category_id: 1, ...fields };
    return (await api.post<Row>('/api/product', { token, json })).body.data.id;
  };
  const stored = async (id: number) => (await api.get<Row>(`/api/product/${id}`)).body.data;
  const prices = (json: object, bearer: string | undefined = token) =>
    api.post<Changed>('/api/product/prices', {
      token: bearer,
      json: { percent: 5, round_to: 100, prices: ['price'], ...json },
    });

  test('KEEP-4 prices go up by per cent, are shown before they are saved, and are one change of the history', async () => {
    const offer = { export_price: 4.25, export_currency: 'USD', export_unit: 'kg' };
    const robusta = await add('Robusta', 85_000, { price_unit: 'kg', ...offer });
    const arabika = await add('Arabika', 120_000.5);
    const luwak = await add('Luwak', 'on_request');
    const gone = await add('Liberika', 90_000);
    await api.delete(`/api/product/${gone}`, { token });
    const before = await api.revision();
    const ids = [robusta, arabika, luwak, gone, 999_999];
    const both = { ids, prices: ['price', 'export_price'] };

    const products = [
      {
        id: robusta,
        version: 1,
        name: 'Robusta',
        price: { from: 85_000, to: 89_300 },
        export_price: { from: 4.25, to: 4.46 },
        export_currency: 'USD',
      },
      {
        id: arabika,
        version: 1,
        name: 'Arabika',
        price: { from: 120_000.5, to: 126_000 },
        export_currency: null,
      },
    ];
    const there = [robusta, arabika, luwak];
    expect((await prices(both)).body.data).toEqual({ ids: there, products, entry: null });
    expect([await api.revision(), (await stored(robusta)).version]).toEqual([before, 1]);

    const { status, body } = await prices({ ...both, versions: ids.map(() => 1) });
    expect([status, body.data.ids, body.data.products]).toEqual([200, there, products]);
    expect(await api.revision()).toBe(before + 1);
    expect(await stored(robusta)).toMatchObject({ price: 89_300, export_price: 4.46, version: 2 });
    expect(await stored(luwak)).toMatchObject({ price: null, version: 1 });
    expect(await api.history(token, { part_of: body.data.entry })).toMatchObject([
      { record_id: arabika, changes: { price: { from: 120_000.5, to: 126_000 } } },
    ]);
    await api.post(`/api/history/${body.data.entry}/undo`, { token });
    expect(await stored(robusta)).toMatchObject({ price: 85_000, export_price: 4.25, version: 3 });

    const none = await prices({ ids: [luwak], versions: [1] });
    expect(none.body.data).toEqual({ ids: [luwak], products: [], entry: null });
  });

  test('KEEP-4 prices are those that were read: of one that somebody has changed since none is changed', async () => {
    const [tetap, berubah] = [await add('Tetap', 1000), await add('Berubah', 1000)];
    const edit = { name: 'Berubah', category_id: 1, price: 2000 };
    await api.put(`/api/product/${berubah}`, { token, json: edit });
    expect((await prices({ ids: [tetap, berubah], versions: [1, 1] })).status).toBe(409);
    expect(await stored(tetap)).toMatchObject({ price: 1000, version: 1 });
    expect((await prices({ ids: [tetap, berubah], versions: [1, 2] })).status).toBe(200);
    // The same request again, whose answer was lost, does not raise them once more.
    expect((await prices({ ids: [tetap, berubah], versions: [1, 2] })).status).toBe(409);
    expect(await stored(berubah)).toMatchObject({ price: 2100, version: 3 });
  });

  test.each([
    [1000, -89.95, 1, 101],
    [500, 5, 100, 500],
    [99_999.99, 12.5, 500, 112_500],
  ])('KEEP-4 %d by %d %% to the next %d is %d', async (price, percent, round_to, to) => {
    const id = await add('Tepat', price);
    await prices({ ids: [id], versions: [1], percent, round_to });
    expect(await stored(id)).toMatchObject({ price: to });
  });

  test('KEEP-4 bad prices are refused with a sentence, and none is changed', async () => {
    const [id, receh, mahal] = [
      await add('Utuh', 1000),
      await add('Receh', 40),
      await add('Termahal', 9_999_999_999_999.99),
    ];
    expect((await prices({ ids: [id] }, '')).status).toBe(401);
    const number = 'Persen harus berupa angka, paling banyak dua desimal, misalnya 5, -3, atau 2,5.';
    const versions = 'Setiap produk perlu versinya.';
    const refusals: [object, string][] = [
      [{ ids: [id, receh] }, 'Harga “Receh” menjadi 0. Ubah persen atau pembulatannya.'],
      [{ ids: [id, mahal] }, 'Harga “Termahal” menjadi terlalu besar.'],
      [{ ids: [] }, 'Pilih 1 sampai 200 produk.'],
      [{ ids: Array<number>(201).fill(id) }, 'Pilih 1 sampai 200 produk.'],
      [{ ids: ['1'] }, 'Id harus berupa angka.'],
      [{ versions: [] }, versions],
      [{ versions: ['1'] }, versions],
      [{ prices: [] }, 'Pilih harga yang diubah.'],
      [{ prices: ['moq'] }, 'Harga harus salah satu dari: price, export_price.'],
      ...[undefined, null, '5', 2.555].map((percent): [object, string] => [{ percent }, number]),
      [{ percent: -100 }, 'Persen harus lebih dari -100.'],
      [{ percent: 1000.01 }, 'Persen paling besar 1.000.'],
      [{ round_to: 50 }, 'Bulatkan ke harus salah satu dari: 1, 100, 500, 1000.'],
    ];
    for (const [fields, sentence] of refusals) {
      const refused = await prices({ ids: [id], ...fields });
      expect([fields, refused.status, refused.body.message]).toEqual([fields, 422, sentence]);
    }
    expect(await stored(id)).toMatchObject({ price: 1000, version: 1 });
  });

  test('KEEP-4 an availability is that of many products at once, without the day of return of before', async () => {
    const [first, second, gone] = [await add('Kompos', 1), await add('Sekam', 1), await add('Arang', 1)];
    await api.delete(`/api/product/${gone}`, { token });
    const change = (json: object) =>
      api.send<Changed>('PATCH', '/api/product', { token, json: { ids: [first, second, gone], ...json } });
    const { body } = await change({ availability: 'sold_out' });
    expect(body).toEqual({
      success: true,
      message: 'Produk berhasil diperbarui.',
      data: { ids: [first, second], entry: expect.any(Number) as number },
    });
    const dated = { name: 'Kompos', category_id: 1, back_in_stock_on: '2099-03-01' };
    await api.put(`/api/product/${first}`, { token, json: dated });
    await change({ availability: null });
    expect(await stored(first)).toMatchObject({ availability: null, back_in_stock_on: null, version: 4 });
    expect((await api.send('PATCH', '/api/product', { json: { ids: [first] } })).status).toBe(401);
    const words =
      'Ketersediaan harus salah satu dari: in_stock, made_to_order, seasonal, sold_out, atau dikosongkan.';
    for (const availability of ['habis', undefined, ['seasonal']])
      expect((await change({ availability })).body.message).toBe(words);
  });
});
