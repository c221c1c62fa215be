import { Api, picture, query, type Row } from './harness.js';

describe('categories', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
  });
  afterAll(() => api.stop());

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
    const named = async (nama_category: string) => {
      const filter = encodeURIComponent(JSON.stringify({ nama_category }));
      return (await api.get<Row[]>(`/api/category?filter=${filter}`)).body.data.map(
        (row) => row.nama_category,
      );
    };
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

  test.each(['Asal', 'Asal: ', ': Temanggung', 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5'])(
    'HAND-2 the facts %j are refused',
    async (facts) => {
      const { status, body } = await api.post('/api/category', {
        token,
        json: { nama_category: 'Rempah', facts },
      });
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual(['facts']);
    },
  );

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

  test.each([[''], ['   '], ['\u200b\u00ad'], [null], [undefined], [7], [['Teh']]])(
    'AKAT-5 API-11 the name %j is blank',
    async (nama_category) => {
      const before = await names();
      const { status, body } = await create(nama_category);
      expect(status).toBe(422);
      expect(body.message).toBe('Nama kategori tidak boleh kosong.');
      expect(body.errors).toEqual({ nama_category: 'Nama kategori tidak boleh kosong.' });
      expect(await names()).toEqual(before);
    },
  );

  test.each(['Teh\u0000', 'Te\nh', 'Teh \u202efdp', 'Teh \ud800'])(
    'the name %j has characters that cannot be shown',
    async (nama_category) => {
      const { status, body } = await create(nama_category);
      expect(status).toBe(422);
      expect(body.message).toBe('Nama kategori memuat karakter yang tidak dapat ditampilkan.');
    },
  );

  test.each(['a%2Fb', '%2f', 'Kopi.data', 'Kopi.DATA'])('the name %j would be no address', async (name) => {
    const { status, body } = await create(name);
    expect(status).toBe(422);
    expect(body.message).toBe('Nama kategori tidak boleh memuat "%2F" atau berakhir dengan ".data".');
  });

  test.each(['.', '..'])('the name %j would be no address', async (nama_category) => {
    const { status, body } = await create(nama_category);
    expect(status).toBe(422);
    expect(body.message).toBe('Nama kategori tidak boleh hanya titik.');
  });

  test.each(['قهوة', '👩‍🌾', 'A & B/C 100%', "Kopi 'Luwak' <b>"])(
    'the name %j is taken as it is',
    async (nama_category) => {
      const { status, body } = await create(nama_category);
      expect(status).toBe(201);
      expect(body.data.nama_category).toBe(nama_category);
    },
  );

  test('a name of 100 characters is taken, of 101 refused', async () => {
    expect((await create('🍵'.repeat(25).padEnd(100, 'x'))).status).toBe(201);
    const { status, body } = await create('x'.repeat(101));
    expect(status).toBe(422);
    expect(body.message).toBe('Nama kategori paling panjang 100 karakter.');
  });

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
    const filter = encodeURIComponent('{"nama_category":"kópi"}');
    const { body } = await api.get<Row[]>(`/api/category?filter=${filter}`);
    expect(body.data.map((row) => row.nama_category)).toEqual(['Kópi']);
  });

  test('a name that is too long in lower case is refused like any other', async () => {
    const { status, body } = await create('İ'.repeat(100));
    expect(status).toBe(422);
    expect(body.message).toBe('Nama kategori paling panjang 100 karakter.');
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
    const found = await api.get<Row[]>(`/api/category?${query({ filter: { nama_category: 'aRANG' } })}`);
    expect(found.body.data.map((row) => row.nama_category)).toEqual(['Arang']);
    const none = await api.get<Row[]>(`/api/category?${query({ filter: { nama_category: 'aran' } })}`);
    expect(none.body.data).toEqual([]);
    expect(none.headers.get('content-range')).toBe('category */0');
  });
});
