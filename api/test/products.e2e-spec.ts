import { Api, picture, query, type Row, startSignedIn } from './harness.js';

const PALA = { name: 'Pala', description: 'Biji pala dari Banda.', price: '1250000.50' };

describe('products', () => {
  let api: Api;
  let token: string;
  const category_id = '1';
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah')));

  const create = (form: Record<string, string | Blob>) => api.post('/api/product', { token, form });
  const count = async () => Number((await api.get('/api/product')).headers.get('x-total-count'));

  test('API-6 a product is created from a form, and carries its category', async () => {
    const { status, body } = await create({ ...PALA, category_id, image: await picture() });
    expect(status).toBe(201);
    const { body: read } = await api.get(`/api/product/${body.data.id}`);
    expect(read.data).toMatchObject({
      name: 'Pala',
      description: 'Biji pala dari Banda.',
      price: 1250000.5,
      category_id: Number(category_id),
      category: { id: Number(category_id), nama_category: 'Rempah' },
      image: expect.stringMatching(/^\/media\/[0-9a-f]{20}-400x300\/400\.jpg$/) as string,
    });
  });

  test('API-6 description and image are optional, and JSON works as well as a form', async () => {
    const { status, body } = await api.post('/api/product', {
      token,
      json: { name: 'Cengkeh', price: 0, category_id: Number(category_id) },
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ description: null, price: 0, image: null });
  });

  test.each([
    ['name', 'Nama, harga, dan kategori wajib diisi.', { name: '' }],
    ['name', 'Nama, harga, dan kategori wajib diisi.', { name: '   ' }],
    ['price', 'Nama, harga, dan kategori wajib diisi.', { price: '' }],
    ['category_id', 'Nama, harga, dan kategori wajib diisi.', { category_id: '' }],
    ['name', 'Nama paling panjang 150 karakter.', { name: 'x'.repeat(151) }],
    ['description', 'Deskripsi paling panjang 5.000 karakter.', { description: 'x'.repeat(5001) }],
    ['description', 'Deskripsi memuat karakter yang tidak dapat ditampilkan.', { description: 'x\u0000' }],
    ['price', 'Harga tidak boleh negatif.', { price: '-1' }],
    ['price', 'Harga terlalu besar.', { price: '10000000000000' }],
    ['price', 'Harga harus berupa angka, paling banyak dua desimal.', { price: 'seribu' }],
    ['price', 'Harga harus berupa angka, paling banyak dua desimal.', { price: '1.250.000' }],
    ['price', 'Harga harus berupa angka, paling banyak dua desimal.', { price: '0x10' }],
    ['price', 'Harga harus berupa angka, paling banyak dua desimal.', { price: '1.005' }],
    ['price', 'Harga harus berupa angka, paling banyak dua desimal.', { price: '0.0000001' }],
    ['price', 'Harga harus berupa angka, paling banyak dua desimal.', { price: 'Infinity' }],
    ['category_id', 'Kategori tidak ditemukan.', { category_id: '999' }],
    ['category_id', 'Kategori tidak ditemukan.', { category_id: 'Rempah' }],
    ['category_id', 'Kategori tidak ditemukan.', { category_id: '0' }],
    ['category_id', 'Kategori tidak ditemukan.', { category_id: '2147483648' }],
  ])('APRO-5 API-11 %s: %s (%#)', async (field, sentence, wrong) => {
    const before = await count();
    const { status, body } = await create({ ...PALA, category_id, ...wrong });
    expect(status).toBe(422);
    expect(body.message).toBe(sentence);
    expect(body.errors).toEqual({ [field]: sentence });
    expect(await count()).toBe(before);
  });

  test('HAND-10 a product is created without a price only when that is said', async () => {
    const { body } = await create({ ...PALA, category_id, price: 'on_request' });
    expect((await api.get(`/api/product/${body.data.id}`)).body.data.price).toBeNull();
    for (const price of ['', 'on request', 'null']) {
      expect((await create({ ...PALA, category_id, price })).status).toBe(422);
    }
  });

  test('the highest price that fits is kept to the cent', async () => {
    const { body } = await create({ ...PALA, category_id, price: '9999999999999.99' });
    expect((await api.get(`/api/product/${body.data.id}`)).body.data.price).toBe(9999999999999.99);
  });

  describe('API-6 an edit', () => {
    let id: number;
    beforeEach(async () => {
      id = (await create({ ...PALA, category_id, image: await picture() })).body.data.id;
    });
    const edit = (form: Record<string, string | Blob>) => api.put(`/api/product/${id}`, { token, form });
    const stored = async () => (await api.get(`/api/product/${id}`)).body.data;

    test('APRO-7 that leaves price, description and image out does not touch them', async () => {
      const before = await stored();
      expect((await edit({ name: 'Pala Banda', category_id })).status).toBe(200);
      const { price, description, image } = before;
      expect(await stored()).toMatchObject({ name: 'Pala Banda', price, description, image });
    });

    test('HAND-10 may say that the price is on request', async () => {
      await edit({ name: 'Pala', category_id, price: 'on_request' });
      expect(await stored()).toMatchObject({ price: null });
    });

    test('APRO-7 that sends an empty price or description removes it', async () => {
      await edit({ name: 'Pala', category_id, price: '', description: ' ' });
      expect(await stored()).toMatchObject({ price: null, description: null });
    });

    test('APRO-7 that sends an empty text as the picture removes it', async () => {
      const image = api.url + String((await stored()).image);
      expect((await edit({ name: 'Pala', category_id, image: '' })).status).toBe(200);
      expect(await stored()).toMatchObject({ name: 'Pala', image: null });
      expect((await fetch(image)).status).toBe(404);
    });

    test('APRO-7 that sends the record back as it was read keeps the picture', async () => {
      const before = await stored();
      expect((await api.put(`/api/product/${id}`, { token, json: before })).status).toBe(200);
      expect(await stored()).toEqual(before);
    });

    test.each([
      ['image', 'Gambar harus dikirim sebagai berkas, atau kosong untuk menghapusnya.', { image: '/x.jpg' }],
      ['name', 'Nama dan kategori wajib diisi.', { name: ' ' }],
      ['category_id', 'Nama dan kategori wajib diisi.', { category_id: '' }],
      ['category_id', 'Kategori tidak ditemukan.', { category_id: '999' }],
      ['category_id', 'Kategori tidak ditemukan.', { category_id: '2147483648' }],
      ['price', 'Harga tidak boleh negatif.', { price: '-5' }],
    ])('APRO-7 API-11 %s: %s', async (field, sentence, wrong) => {
      const before = await stored();
      const { status, body } = await edit({ name: 'Baru', category_id, ...wrong });
      expect(status).toBe(422);
      expect(body.errors).toEqual({ [field]: sentence });
      expect(await stored()).toEqual(before);
    });

    test('of a product that is not there is 404', async () => {
      const { status, body } = await api.put('/api/product/999999', {
        token,
        form: { name: 'X', category_id },
      });
      expect(status).toBe(404);
      expect(body.message).toBe('Produk tidak ditemukan.');
    });
  });

  test('HAND-6 a creation that is sent again keeps the picture', async () => {
    const headers = { 'idempotency-key': 'sent-again-after-its-answer' };
    const send = (form: Record<string, string | Blob>) =>
      api.post('/api/product', { token, form: { ...PALA, category_id, ...form }, headers });
    const { body } = await send({ image: await picture() });
    const corrected = await send({ name: 'Pala Banda' });
    const { id, image } = body.data;
    expect(corrected.body.data).toMatchObject({ id, name: 'Pala Banda', image, version: 2 });
    await api.delete(`/api/product/${id}`, { token });
    expect((await send({})).status).toBe(404);
  });

  test('API-7 a delete with a multipart content type works, and a second one is 404', async () => {
    const { id } = (await create({ ...PALA, category_id })).body.data;
    const remove = () =>
      api.delete(`/api/product/${id}`, { token, headers: { 'content-type': 'multipart/form-data' } });
    const { status, body } = await remove();
    expect(status).toBe(200);
    expect(body).toEqual({ success: true, message: 'Produk berhasil dihapus.', data: null });
    expect((await api.get(`/api/product/${id}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
  });
});

describe('API-12 the list of products', () => {
  let api: Api;
  let arang: number;
  const products: number[] = [];
  beforeAll(async () => {
    api = await Api.start();
    const token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Arang' } });
    arang = body.data.id;
    const added = [
      { name: 'Robusta', name_en: 'Coffee', description: 'Biji kopi', price: 80, category_id: 1 },
      { name: 'arabika', description: 'Biji kopi 100% pilihan', price: 120, category_id: 1 },
      {
        name: 'Briket Kubus',
        name_en: 'cubes',
        description: 'Tempurung kelapa',
        price: 80,
        category_id: arang,
      },
      { name: 'Briket_Heksagon', name_en: 'Cubes', price: 90, category_id: arang },
    ];
    for (const json of added) products.push((await api.post('/api/product', { token, json })).body.data.id);
  });

  const list = (parts: Parameters<typeof query>[0]) => api.get<Row[]>(`/api/product?${query(parts)}`);
  const ids = async (parts: Parameters<typeof query>[0]) =>
    (await list(parts)).body.data.map((row) => row.id);

  test('without a query gives every row by id, and says the total', async () => {
    const answer = await api.get<Row[]>('/api/product');
    expect(answer.body.data.map((row) => row.id)).toEqual(products);
    expect(answer.headers.get('content-range')).toBe('product 0-3/4');
    expect(answer.headers.get('x-total-count')).toBe('4');
  });

  test('finds nothing by a number that no id can be', async () => {
    for (const field of ['id', 'category_id']) {
      expect(await ids({ filter: { [field]: '9'.repeat(400) } })).toEqual([]);
    }
  });

  test('LANG-1 is in the order of English names, those without by the Indonesian one', async () => {
    const [robusta, arabika, cube, hexagon] = products;
    const inEnglish = [arabika, robusta, cube, hexagon];
    const sort: [string, string] = ['name_en', 'ASC'];
    const reversed: [string, string] = ['name_en', 'DESC'];
    expect(await ids({ sort })).toEqual(inEnglish);
    expect(await ids({ sort: reversed })).toEqual(inEnglish.toReversed());
    expect(await ids({ sort, range: [1, 2] })).toEqual([robusta, cube]);
    expect(await ids({ sort: reversed, range: [1, 1] })).toEqual([cube]);
    expect(await ids({ sort, range: [3, 9] })).toEqual([hexagon]);
    expect(await ids({ sort, filter: { category_id: 1 } })).toEqual([arabika, robusta]);
    expect(await ids({ sort: reversed, filter: { q: 'biji kopi' } })).toEqual([robusta, arabika]);
    expect(await ids({ sort, filter: { lacks: 'english', q: 'bri' } })).toEqual([cube]);
  });

  test('API-12 is in the order of prices, and what has none is last either way', async () => {
    const token = await api.signIn();
    const category = await api.post('/api/category', { token, json: { nama_category: 'Gula' } });
    const category_id = category.body.data.id;
    const added: number[] = [];
    for (const price of ['on_request', 2, 'on_request', 1]) {
      const json = { name: 'Curah', category_id, price, price_on_request: true };
      added.push((await api.post('/api/product', { token, json })).body.data.id);
    }
    for (const [direction, places] of Object.entries({ ASC: [3, 1, 0, 2], DESC: [1, 3, 2, 0] })) {
      const found = await ids({ filter: { category_id }, sort: ['price', direction] });
      expect(found.map((id) => added.indexOf(id))).toEqual(places);
    }
    for (const id of added) await api.delete(`/api/product/${id}`, { token });
  });

  test('filters by category and by a list of ids', async () => {
    expect(await ids({ filter: { category_id: arang } })).toEqual(products.slice(2));
    expect(await ids({ filter: { id: [products[3], 1] } })).toEqual([1, products[3]]);
    expect(await ids({ filter: { id: [] } })).toEqual([]);
    expect(await ids({ filter: { after: products[1] } })).toEqual(products.slice(2));
    expect(await ids({ filter: { after: '9'.repeat(400) } })).toEqual([]);
    expect(await ids({ filter: { q: 'briket', category_id: 1 } })).toEqual([]);
  });

  test.each([
    ['sort=["pass","ASC"]', 422],
    ['sort=["constructor","ASC"]', 422],
    ['sort=["id","ASC"]&sort=["name","ASC"]', 400],
    ['filter={"__proto__":1}', 422],
    ['filter={"id":["1 OR 1=1"]}', 422],
    ['filter={"after":[1]}', 422],
    ['range=[0,1000]', 400],
  ])('refuses %s with %d', async (text, expected) => {
    const { status, body } = await api.get(`/api/product?${encodeURI(text)}`);
    expect(status).toBe(expected);
    expect(body.success).toBe(false);
    expect(body.message).not.toBe('');
  });

  test('HAND-7 filters by availability, one or several, together with a search', async () => {
    const token = await api.signIn();
    const [robusta, arabika, cube] = products;
    const set = (some: unknown[], availability: string) =>
      api.send('PATCH', '/api/product', { token, json: { ids: some, availability } });
    await set([robusta, cube], 'sold_out');
    await set([arabika], 'in_stock');
    expect(await ids({ filter: { availability: 'sold_out' } })).toEqual([robusta, cube]);
    expect(await ids({ filter: { availability: 'seasonal' } })).toEqual([]);
    expect(await ids({ filter: { availability: ['sold_out', 'in_stock'] } })).toEqual([
      robusta,
      arabika,
      cube,
    ]);
    expect(await ids({ filter: { availability: [] } })).toEqual([]);
    expect(await ids({ filter: { availability: 'sold_out', q: 'kopi' } })).toEqual([robusta]);
    for (const availability of ['gone', 'constructor', 1, null, [null]])
      expect((await list({ filter: { availability } })).status).toBe(422);
  });

  test('HAND-14 filters by the field that is empty', async () => {
    const form = { name: 'Kayu manis', price: 'on_request', category_id: '1', image: await picture() };
    const { body } = await api.post('/api/product', { token: await api.signIn(), form });
    expect(await ids({ filter: { lacks: 'image' } })).toEqual(products);
    expect(await ids({ filter: { lacks: 'price' } })).toEqual([body.data.id]);
    expect(await ids({ filter: { lacks: 'description', category_id: arang } })).toEqual([products[3]]);
    for (const lacks of ['name', 'constructor', 1, null])
      expect((await list({ filter: { lacks } })).status).toBe(422);
  });
});
