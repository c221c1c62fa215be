import { insertAll } from '../src/database/rows.js';
import { Product } from '../src/products/product.entity.js';
import { type Api, picture, query, type Row, startSignedIn } from './harness.js';

describe('categories', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn()));

  const create = (nama_category: unknown) => api.post('/api/category', { token, json: { nama_category } });
  const names = async () => (await api.get<Row[]>('/api/category')).body.data.map((row) => row.nama_category);

  test('API-5 a category is created with its name trimmed, renamed, and read without a token', async () => {
    const created = await create('  Teh Hijau ');
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ success: true, message: 'Kategori berhasil ditambahkan.' });
    const { id } = created.body.data;

    const renamed = await api.put(`/api/category/${id}`, { token, json: { nama_category: 'Teh' } });
    expect(renamed.status).toBe(200);
    expect((await api.get(`/api/category/${id}`)).body.data).toMatchObject({ id, nama_category: 'Teh' });
  });

  describe('HAND-2 a renamed category', () => {
    const named = async (nama_category: string) =>
      (await api.list('/api/category', { nama_category })).map((row) => row.nama_category);
    const rename = (id: unknown, nama_category: string) =>
      api.put(`/api/category/${String(id)}`, { token, json: { nama_category } });

    test('is found by each name that it had, until another category takes it', async () => {
      const { id } = (await create('Kopi Lama')).body.data;
      await rename(id, 'Kopi Baru');
      await rename(id, 'KOPI BARU');
      await rename(id, 'Kopi Terbaru');
      for (const name of ['kopi lama', 'Kopi Baru', 'Kopi Terbaru'])
        expect(await named(name)).toEqual(['Kopi Terbaru']);
      expect((await create('Kopi Lama')).status).toBe(201);
      expect(await named('Kopi Lama')).toEqual(['Kopi Lama']);
    });

    test('may be called as it was, and takes its names along when it goes', async () => {
      const { id } = (await create('Jamu')).body.data;
      await rename(id, 'Jamu Jawa');
      expect((await rename(id, 'Jamu')).status).toBe(200);
      expect(await named('Jamu Jawa')).toEqual(['Jamu']);
      expect((await api.delete(`/api/category/${id}`, { token })).status).toBe(200);
      expect(await named('Jamu Jawa')).toEqual([]);
    });

    test('keeps what is written on its page, and its picture', async () => {
      const page = { heading: 'Dari lereng', intro: 'Tiga daerah.', facts: 'Asal: Temanggung\nMutu: 1' };
      const form = { nama_category: 'Kopi Rakyat', ...page, image: await picture() };
      const { body } = await api.post('/api/category', { token, form });
      expect(body.data).toMatchObject({ ...page, image: expect.stringContaining('/media/') as string });
      const renamed = await rename(body.data.id, 'Kopi Desa');
      const { image: address } = body.data;
      expect(renamed.body.data).toMatchObject({ ...page, image: address, original_name: 'Kopi Rakyat' });
      const image = api.url + String(body.data.image);
      await api.put(`/api/category/${body.data.id}`, {
        token,
        json: { nama_category: 'Kopi Desa', image: '' },
      });
      expect((await fetch(image)).status).toBe(404);
    });
  });

  test.each([
    ['Asal', 'Asal'],
    ['Asal: ', 'Asal:'],
    [': Temanggung', ': Temanggung'],
    ['Asal: Gayo\n\nKadar air maks. 12%\nMutu', 'Kadar air maks. 12%'],
    ['a: 1\nb: 2\nc: 3\nd: 4\ne: 5', 'e: 5'],
    ['x'.repeat(90), `${'x'.repeat(80)}…`],
  ])('HAND-2 the facts %j are refused for %j', async (facts, line) => {
    const { status, body } = await api.post('/api/category', {
      token,
      json: { nama_category: 'Rempah', facts },
    });
    expect([status, body.errors]).toEqual([
      422,
      {
        facts: `Fakta ditulis satu per baris dengan titik dua di antara nama dan isinya, paling banyak 4, misalnya 'Asal: Temanggung'. Periksa '${line}'.`,
      },
    ]);
  });

  test('API-4 a missing category is 404', async () => {
    const { status, body } = await api.get('/api/category/999');
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, message: 'Data kategori tidak ditemukan.', data: null });
    expect((await api.get('/api/category/99999999999999999999')).status).toBe(404);
    expect((await api.put('/api/category/999', { token, json: { nama_category: 'X' } })).status).toBe(404);
  });

  test.each(['abc', '1.5', '-1', '0x10', '1e3', '%20'])('an id that is no number (%s) is 400', async (id) => {
    const { status, body } = await api.get(`/api/category/${id}`);
    expect(status).toBe(400);
    expect(body.message).toBe('Id harus berupa angka.');
  });

  test.each<[unknown, string]>([
    ['', 'tidak boleh kosong.'],
    ['   ', 'tidak boleh kosong.'],
    ['\u200b\u00ad', 'tidak boleh kosong.'],
    [null, 'tidak boleh kosong.'],
    [undefined, 'tidak boleh kosong.'],
    [7, 'tidak boleh kosong.'],
    [['Teh'], 'tidak boleh kosong.'],
    ['Teh\u0000', 'memuat karakter yang tidak dapat ditampilkan.'],
    ['Te\nh', 'memuat karakter yang tidak dapat ditampilkan.'],
    ['Teh \u202efdp', 'memuat karakter yang tidak dapat ditampilkan.'],
    ['Teh \ud800', 'memuat karakter yang tidak dapat ditampilkan.'],
    ['a%2Fb', 'tidak boleh memuat "%2F" atau berakhir dengan ".data".'],
    ['%2f', 'tidak boleh memuat "%2F" atau berakhir dengan ".data".'],
    ['Kopi.data', 'tidak boleh memuat "%2F" atau berakhir dengan ".data".'],
    ['Kopi.DATA', 'tidak boleh memuat "%2F" atau berakhir dengan ".data".'],
    ['.', 'tidak boleh hanya titik.'],
    ['..', 'tidak boleh hanya titik.'],
    ['x'.repeat(101), 'paling panjang 100 karakter.'],
    ['İ'.repeat(100), 'paling panjang 100 karakter.'],
  ])('AKAT-5 API-11 the name %j %s', async (name, problem) => {
    const before = await names();
    const message = `Nama kategori ${problem}`;
    const { status, body } = await create(name);
    expect([status, body]).toMatchObject([422, { message, errors: { nama_category: message } }]);
    expect(await names()).toEqual(before);
  });

  test.each(['قهوة', '👩‍🌾', 'A & B/C 100%', "Kopi 'Luwak' <b>", '🍵'.repeat(25).padEnd(100, 'x')])(
    'the name %j is taken as it is',
    async (nama_category) => {
      const { status, body } = await create(nama_category);
      expect(status).toBe(201);
      expect(body.data.nama_category).toBe(nama_category);
    },
  );

  test('a name that exists already, case aside, is 409 and changes nothing', async () => {
    const first = (await create('Kopi Luwak')).body.data.id;
    const second = (await create('Kopi Jawa')).body.data.id;
    for (const answer of [
      await create('KOPI luwak '),
      await api.put(`/api/category/${second}`, { token, json: { nama_category: 'kopi luwak' } }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('Nama kategori sudah ada.');
      expect(answer.body.errors).toEqual({ nama_category: 'Nama kategori sudah ada.' });
    }
    expect((await api.get(`/api/category/${second}`)).body.data.nama_category).toBe('Kopi Jawa');
    const recased = await api.put(`/api/category/${first}`, { token, json: { nama_category: 'KOPI LUWAK' } });
    expect(recased.status).toBe(200);
  });

  test('names that differ in an accent or an emoji are two, on any database', async () => {
    for (const name of ['Kopi', 'Kópi', 'Teh 🍵', 'Teh 🫖']) expect((await create(name)).status).toBe(201);
    const found = await api.list('/api/category', { nama_category: 'kópi' });
    expect(found.map((row) => row.nama_category)).toEqual(['Kópi']);
  });

  test('a category with products is not deleted; an empty one is', async () => {
    const { id } = (await create('Rempah')).body.data;
    const product = await api.post('/api/product', {
      token,
      json: { name: 'Pala', price: 1, category_id: id },
    });
    const refused = await api.delete(`/api/category/${id}`, { token });
    expect(refused.status).toBe(409);
    expect(refused.body.message).toBe('Kategori masih memiliki produk.');
    expect((await api.get(`/api/category/${id}`)).status).toBe(200);

    await api.delete(`/api/product/${product.body.data.id}`, { token });
    const inTrash = await api.delete(`/api/category/${id}`, { token });
    expect(inTrash.status).toBe(409);
    expect(inTrash.body.message).toBe(
      'Kategori masih memiliki produk di sampah. Pulihkan atau hapus permanen produk itu terlebih dahulu.',
    );
    expect((await api.get(`/api/category/${id}`)).status).toBe(200);

    await api.delete(`/api/trash/${product.body.data.id}`, { token });
    expect((await api.delete(`/api/category/${id}`, { token })).status).toBe(200);
    expect((await api.get(`/api/category/${id}`)).status).toBe(404);
  });

  describe('HAND-12 a category in use', () => {
    const addProduct = async (name: string, category_id: number) =>
      (await api.post('/api/product', { token, json: { name, price: 1, category_id } })).body.data.id;
    const useOf = (id: number, bearer?: string) => api.get(`/api/category/${id}/products`, { token: bearer });
    const move = (id: number, category_id: unknown, bearer?: string) =>
      api.post<{ moved: number }>(`/api/category/${id}/products/move`, {
        token: bearer,
        json: { category_id },
      });
    const entriesOf = (record_id: number) =>
      api.history(token, { resource: 'product', record_id, action: 'update' });

    test('tells staff how many products it has, and the first of them, those in the trash last', async () => {
      const { id } = (await create('Teh Putih')).body.data;
      expect((await useOf(id, token)).body.data).toEqual({ products: 0, in_trash: 0, first: [] });
      const names = ['F', 'E', 'D', 'C', 'B', 'A'];
      const ids: number[] = [];
      for (const name of names) ids.push(await addProduct(name, id));
      const trashed = await addProduct('AA', id);
      await api.delete(`/api/product/${trashed}`, { token });
      const { body } = await useOf(id, token);
      expect(body.data).toMatchObject({ products: 7, in_trash: 1 });
      expect(body.data.first).toEqual(
        ['A', 'B', 'C', 'D', 'E'].map((name) => ({ id: ids[names.indexOf(name)], name, in_trash: false })),
      );
      for (const product of ids) await api.delete(`/api/product/${product}`, { token });
      expect((await useOf(id, token)).body.data).toMatchObject({ products: 7, in_trash: 7 });

      expect((await useOf(id)).status).toBe(401);
      expect((await useOf(999, token)).status).toBe(404);
    });

    test('gives its products to another one, those in the trash too, and can be deleted then', async () => {
      const { id: from } = (await create('Rempah Lama')).body.data;
      const { id: to } = (await create('Rempah Baru')).body.data;
      const [pala, lada] = [await addProduct('Pala', from), await addProduct('Lada', from)];
      const elsewhere = await addProduct('Kayu', to);
      await api.delete(`/api/product/${lada}`, { token });
      const { version } = (await api.get(`/api/product/${pala}`)).body.data;

      const { status, body } = await move(from, to, token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ message: 'Produk berhasil dipindahkan.', data: { moved: 2 } });
      const moved = (await api.get(`/api/product/${pala}`)).body.data;
      expect(moved).toMatchObject({ category_id: to, version: Number(version) + 1 });
      for (const id of [pala, lada]) {
        expect(await entriesOf(id)).toMatchObject([
          {
            admin_name: 'Admin Etalase',
            changes: { 'category.nama_category': { from: 'Rempah Lama', to: 'Rempah Baru' } },
          },
        ]);
      }
      expect(await entriesOf(elsewhere)).toEqual([]);
      expect((await api.delete(`/api/category/${from}`, { token })).status).toBe(200);
      const back = await api.post(`/api/trash/${lada}/restore`, { token });
      expect(back.body.data).toMatchObject({ name: 'Lada', category_id: to });
      expect((await move(from, to, token)).status).toBe(404);
    });

    test('keeps them when there is no other one to take them', async () => {
      const { id } = (await create('Rempah Tetap')).body.data;
      const product = await addProduct('Jinten', id);
      expect((await move(id, id)).status).toBe(401);
      for (const [category_id, message] of [
        [id, 'Pilih kategori lain.'],
        [999_999, 'Kategori tidak ditemukan.'],
        [null, 'Kategori tujuan wajib diisi.'],
      ]) {
        const refused = await move(id, category_id, token);
        expect(refused.status).toBe(422);
        expect(refused.body.errors).toEqual({ category_id: message });
      }
      expect((await api.get(`/api/product/${product}`)).body.data).toMatchObject({
        category_id: id,
        version: 1,
      });
      expect(await entriesOf(product)).toEqual([]);
    });

    test('of thousands of products loses none on the way', async () => {
      const { id: from } = (await create('Besar')).body.data;
      const { id: to } = (await create('Lebih Besar')).body.data;
      const rows = Array.from({ length: 2500 }, (_, n) => ({ name: `Produk ${n}`, category_id: from }));
      await api.write((manager) => insertAll(manager, Product, rows));
      expect((await move(from, to, token)).body.data).toEqual({ moved: 2500 });
      const entries = { resource: 'product', action: 'update', q: 'Produk ' };
      for (const [path, total] of [
        [`product?${query({ filter: { category_id: to } })}`, '2500'],
        [`product?${query({ filter: { category_id: from } })}`, '0'],
        [`history?${query({ filter: entries })}`, '2500'],
      ])
        expect((await api.get(`/api/${path}`, { token })).headers.get('x-total-count')).toBe(total);
    });
  });

  test.each(['{"toString":1}', `${'['.repeat(1500)}${']'.repeat(1500)}`, '7'])(
    'a name to look for that is no text (%#) is 422',
    async (name) => {
      const filter = encodeURIComponent(`{"nama_category":${name}}`);
      const { status, body } = await api.get(`/api/category?filter=${filter}`);
      expect(status).toBe(422);
      expect(body.message).toBe('Filter harus berupa teks.');
    },
  );

  test('API-12 a category is found by its whole name, case aside', async () => {
    await create('Arang');
    const found = await api.list('/api/category', { nama_category: 'aRANG' });
    expect(found.map((row) => row.nama_category)).toEqual(['Arang']);
    const none = await api.get<Row[]>(`/api/category?${query({ filter: { nama_category: 'aran' } })}`);
    expect(none.body.data).toEqual([]);
    expect(none.headers.get('content-range')).toBe('category */0');
  });
});
