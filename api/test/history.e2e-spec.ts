import { DataSource } from 'typeorm';
import { AdminsService } from '../src/admins/admins.service.js';
import { Admin } from '../src/auth/admin.entity.js';
import { Category } from '../src/categories/category.entity.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { ETALASE } from '../src/history/author.js';
import { HistoryEntry } from '../src/history/history-entry.entity.js';
import type { RecordType } from '../src/history/record-type.js';
import { RecordsService } from '../src/history/records.service.js';
import { NotFound } from '../src/http/refusals.js';
import { Api, blob, picture, query, type Row } from './harness.js';

const LINKS = {
  url_whatsapp: 'https://wa.me/6281200000000',
  url_instagram: 'https://www.instagram.com/contoh',
  url_tiktok: 'https://www.tiktok.com/@contoh',
  url_email: 'halo@example.com',
  url_fb: 'https://www.facebook.com/contoh',
};
const PROFILE = { first_name: 'Siti', last_name: 'Rahayu', username: 'admin', email: 'siti@example.com' };

describe('the history', () => {
  let api: Api;
  let token: string;
  let kopi: number;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
    await api.post('/api/category', { token, json: { nama_category: 'Rempah' } });
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
    kopi = body.data.id;
  });
  afterAll(() => api.stop());

  const entries = async (filter: object = {}) =>
    (await api.get<Row[]>(`/api/history?${query({ filter })}`, { token })).body.data;
  const latest = async () => (await entries())[0];
  const addProduct = async (name: string) =>
    (
      await api.post('/api/product', {
        token,
        json: { name, description: 'Biji.', price: 1000, category_id: 1 },
      })
    ).body.data.id;

  test('is not for visitors', async () => {
    const { status, body } = await api.get('/api/history');
    expect(status).toBe(401);
    expect(body.data).toBeNull();
  });

  test('tells who added a product, when, and with which values', async () => {
    const before = Date.now();
    const id = await addProduct('Pala');
    const entry = await latest();
    expect(entry).toMatchObject({
      admin_id: 1,
      admin_name: 'Admin Etalase',
      resource: 'product',
      record_id: id,
      record_name: 'Pala',
      action: 'create',
      changes: {
        name: { from: null, to: 'Pala' },
        description: { from: null, to: 'Biji.' },
        price: { from: null, to: 1000 },
        'category.nama_category': { from: null, to: 'Rempah' },
      },
    });
    const at = Date.parse(String(entry?.at));
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });

  test('an edit keeps the fields that changed, and no others', async () => {
    const id = await addProduct('Cengkeh');
    const image = await picture();
    const form = { name: 'Cengkeh', description: '', price: '1500.5', category_id: `${kopi}`, image };
    const { body } = await api.put(`/api/product/${id}`, { token, form });
    expect(await latest()).toMatchObject({ resource: 'product', record_id: id, action: 'update' });
    expect((await latest())?.changes).toEqual({
      description: { from: 'Biji.', to: null },
      price: { from: 1000, to: 1500.5 },
      'category.nama_category': { from: 'Rempah', to: 'Kopi' },
      image: { from: null, to: body.data.image },
    });
  });

  test('a name that is longer than its column is cut, between two characters', async () => {
    const { manager } = api.app.get(DataSource);
    const { id } = await manager.findOneByOrFail(Category, { nama_category: 'Rempah' });
    const type: RecordType<Category> = {
      entity: Category,
      resource: 'category',
      notFound: '',
      createdAndChanged: '',
      nameOf: ({ nama_category }) => nama_category + '\u{1F33F}'.repeat(300),
    };
    const records = api.app.get(RecordsService, { strict: false });
    const work = api.app.get(UnitOfWork, { strict: false });
    await work.write((writer) => records.note(writer, type, id, {}, ETALASE));
    expect((await latest())?.record_name).toBe('Rempah' + '\u{1F33F}'.repeat(249));
  });

  test('a rename is found under both names, and the record by its id', async () => {
    const id = await addProduct('Kayu Manis');
    await api.put(`/api/product/${id}`, { token, json: { name: 'Kulit Manis', category_id: 1 } });
    const names = (await entries({ resource: 'product', record_id: id })).map((row) => row.record_name);
    expect(names).toEqual(['Kulit Manis', 'Kayu Manis']);
  });

  test('an update that changes nothing leaves no entry', async () => {
    const id = await addProduct('Jahe');
    await api.post('/api/contact', { token, json: LINKS });
    const info = { judul: 'Mutu', value_company: 'Terjaga.' };
    const { body } = await api.post('/api/dashboard', { token, json: info });
    await api.put('/api/admins/1', { token, json: PROFILE });
    const before = await entries();
    for (const [path, json] of [
      [`product/${id}`, { name: ' Jahe ', description: 'Biji.', price: 1000, category_id: 1 }],
      ['category/1', { nama_category: 'Rempah' }],
      ['contact/1', LINKS],
      [`dashboard/${body.data.id}`, info],
      ['admins/1', PROFILE],
    ] as const) {
      expect((await api.put(`/api/${path}`, { token, json })).status).toBe(200);
    }
    expect(await entries()).toEqual(before);
  });

  test('a refused write leaves no entry', async () => {
    const before = await entries();
    await api.post('/api/category', { token, json: { nama_category: 'rempah' } });
    await api.put(`/api/category/${kopi}`, { token, json: { nama_category: 'rempah' } });
    await api.delete('/api/category/1', { token });
    await api.post('/api/product', { token, json: { name: 'X', price: 1, category_id: 999 } });
    expect(await entries()).toEqual(before);
  });

  test('categories, contact, company information and profiles are in it, added, edited and deleted', async () => {
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Teh' } });
    await api.put(`/api/category/${body.data.id}`, { token, json: { nama_category: 'Teh Hijau' } });
    await api.delete(`/api/category/${body.data.id}`, { token });
    expect(await entries({ resource: 'category', record_id: body.data.id })).toMatchObject([
      { action: 'delete', changes: { nama_category: { from: 'Teh Hijau', to: null } } },
      { action: 'update', changes: { nama_category: { from: 'Teh', to: 'Teh Hijau' } } },
      { action: 'create', changes: { nama_category: { from: null, to: 'Teh' } } },
    ]);

    await api.put('/api/contact/1', { token, json: { ...LINKS, url_email: 'kantor@example.com' } });
    expect(await latest()).toMatchObject({
      resource: 'contact',
      record_name: 'Kontak',
      changes: { url_email: { from: 'halo@example.com', to: 'kantor@example.com' } },
    });

    const info = await api.post('/api/dashboard', { token, json: { judul: 'Visi', value_company: 'A' } });
    await api.put(`/api/dashboard/${info.body.data.id}`, {
      token,
      json: { judul: 'Visi', value_company: 'B' },
    });
    await api.delete(`/api/dashboard/${info.body.data.id}`, { token });
    expect(await entries({ resource: 'dashboard', record_id: info.body.data.id })).toMatchObject([
      { action: 'delete', record_name: 'Visi' },
      { action: 'update', changes: { value_company: { from: 'A', to: 'B' } } },
      { action: 'create' },
    ]);

    await api.put('/api/admins/1', { token, json: { ...PROFILE, last_name: 'Lestari' } });
    expect(await latest()).toMatchObject({
      resource: 'admin',
      record_id: 1,
      record_name: 'Siti Lestari',
      admin_name: 'Siti Lestari',
      changes: { last_name: { from: 'Rahayu', to: 'Lestari' } },
    });
  });

  test('a new password is an entry without any value', async () => {
    const password = 'sangat-rahasia';
    await api.put('/api/admins/password', { token, json: { password } });
    expect(await latest()).toMatchObject({
      resource: 'admin',
      record_id: 1,
      action: 'update',
      changes: { pass: { from: null, to: null } },
    });
    const stored = JSON.stringify(await api.app.get(DataSource).manager.find(HistoryEntry));
    expect(stored).not.toContain(password);
    expect(stored).not.toContain('argon2');
  });

  test("of another administrator's record it tells who changed it and when, and none of its values", async () => {
    const other = { username: 'budi', pass: 'rahasia-budi' };
    await api.app.get(AdminsService, { strict: false }).createFirst(other.username, other.pass);
    const { id } = await api.app.get(DataSource).manager.findOneByOrFail(Admin, { username: other.username });
    const budi = await api.signIn(other);
    const json = { first_name: 'Budi', last_name: 'Hartono', username: 'budi', email: 'budi@example.com' };
    expect((await api.put(`/api/admins/${id}`, { token: budi, json })).status).toBe(200);

    const read = async (bearer: string, record_id: number) => {
      const filter = { resource: 'admin', record_id };
      return (await api.get<Row[]>(`/api/history?${query({ filter })}`, { token: bearer })).body.data;
    };
    expect((await read(budi, id))[0]?.changes).toMatchObject({
      email: { from: 'admin@example.com', to: 'budi@example.com' },
    });
    expect(await read(token, id)).toMatchObject([
      { admin_id: id, admin_name: 'Budi Hartono', record_name: 'Budi Hartono', action: 'update' },
      { admin_id: null, admin_name: 'Etalase', record_name: 'Admin Etalase', action: 'create' },
    ]);
    for (const { changes } of [...(await read(token, id)), ...(await read(budi, 1))])
      expect([{}, { pass: { from: null, to: null } }]).toContainEqual(changes);
    expect(await entries({ q: 'budi@example.com' })).toEqual([]);
  });

  test('an entry is kept with its change, or neither is', async () => {
    const before = await entries();
    const names = Array.from({ length: 10 }, (_, n) => (n % 2 ? `Serentak ${n}` : 'Serentak'));
    const answers = await Promise.all(
      names.map((nama_category) => api.post('/api/category', { token, json: { nama_category } })),
    );
    const added = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id);
    expect(added).toHaveLength(6);
    const fresh = (await entries()).slice(0, -before.length);
    expect(fresh.map((row) => row.record_id).sort()).toEqual(added.sort());
  });

  test('HAND-13 what one import adds is one entry with the others as its parts, when that is asked for', async () => {
    const lines = ['Nama;Kategori;Harga', ...Array.from({ length: 250 }, (_, n) => `Isi ${n};Kopi;1`)];
    const file = blob(Buffer.from(lines.join('\n')), 'text/csv');
    await api.post('/api/product-sheet?apply=true', { token, form: { file } });
    const alone = await addProduct('Sendiri');
    const [latest, first] = await entries({ folded: true });
    expect(latest).toMatchObject({ record_id: alone, parts: 0, part_of: null });
    expect(first).toMatchObject({ record_name: 'Isi 0', action: 'create', parts: 249, part_of: null });
    const parts = await entries({ part_of: first?.id });
    expect(parts).toHaveLength(249);
    expect(parts[0]).toMatchObject({ record_name: 'Isi 249', part_of: first?.id, parts: 0 });
    expect((await entries()).length - (await entries({ folded: true })).length).toBe(249);
    expect((await api.get('/api/history?filter={"folded":1}', { token })).status).toBe(422);
  });

  test('HAND-13 what one import changes, and what is deleted and restored together, is one entry each', async () => {
    const ids: number[] = [];
    for (const name of ['Pala', 'Lada', 'Cengkeh']) ids.push(await addProduct(name));
    const sheet = ['ID;Harga', ...ids.map((id) => `${id};7000`)].join('\n');
    const form = { file: blob(Buffer.from(sheet), 'text/csv') };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    for (const path of ['/api/trash', '/api/trash/restore'])
      expect((await api.post(path, { token, json: { ids } })).status).toBe(200);
    const folded = (await entries({ folded: true })).slice(0, 3);
    expect(folded.map(({ action, parts }) => [action, parts])).toEqual([
      ['restore', 2],
      ['delete', 2],
      ['update', 2],
    ]);
    for (const { id } of folded) expect(await entries({ part_of: id })).toHaveLength(2);
    const together = await entries({ together: folded[0]?.id });
    expect(together.map(({ part_of }) => part_of)).toEqual([folded[0]?.id, folded[0]?.id, null]);
    expect((await api.get('/api/history?filter={"together":"1"}', { token })).status).toBe(422);
    // A new category is the first of what such an import does, and its products are among the products all the same.
    const mixed = ['ID;Nama;Kategori;Harga', ';Ketumbar;Bumbu;1', `${ids[0]};Pala;Bumbu;8000`].join('\n');
    const both = { file: blob(Buffer.from(mixed), 'text/csv'), create_categories: 'true' };
    expect((await api.post('/api/product-sheet?apply=true', { token, form: both })).status).toBe(200);
    const [first] = await entries({ folded: true });
    expect(first).toMatchObject({ resource: 'category', record_name: 'Bumbu', action: 'create', parts: 2 });
    const part = { part_of: first?.id };
    for (const [action, record_name] of [
      ['create', 'Ketumbar'],
      ['update', 'Pala'],
    ])
      expect((await entries({ folded: 'kind', resource: 'product', action }))[0]).toMatchObject({
        record_name,
        ...part,
      });
    expect((await entries({ folded: 'action', action: 'create' }))[0]).toMatchObject({ id: first?.id });
    expect((await entries({ folded: 'action', action: 'update' }))[0]).toMatchObject(part);
    const products = (await entries({ folded: 'resource', resource: 'product' })).slice(0, 2);
    expect(products).toMatchObject([part, part]);
    const updates = await entries({ folded: 'kind', resource: 'product', action: 'update' });
    expect(updates).toContainEqual(expect.objectContaining({ id: folded[2]?.id, parts: 2 }));
    expect(updates.filter(({ part_of }) => part_of === folded[2]?.id)).toEqual([]);
  });

  test('HAND-13 what changed a field of a product is found, among what was done together too', async () => {
    const ids: number[] = [];
    for (const name of ['Kemukus', 'Cabe Jawa', 'Kluwek']) ids.push(await addProduct(name));
    const [kemukus = 0, cabe = 0, kluwek = 0] = ids;
    const sheet = ['ID;Deskripsi;Harga', `${kemukus};Harga "price":{"from":1};1000`, `${cabe};Biji.;7000`];
    sheet.push(`${kluwek};Biji.;8000`);
    const form = { file: blob(Buffer.from(sheet.join('\n')), 'text/csv') };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    const [first] = await entries({ folded: true });
    expect(Object.keys(first?.changes ?? {})).toEqual(['description']);
    const json = { name: 'Kluwek', category_id: kopi };
    expect((await api.put(`/api/product/${kluwek}`, { token, json })).status).toBe(200);

    const found = async (filter: object) =>
      (await entries({ record_id: ids, ...filter })).map(({ record_id, action }) => [record_id, action]);
    const prices = [
      [kluwek, 'update'],
      [cabe, 'update'],
    ];
    expect(await found({ changed: 'price' })).toEqual(prices);
    expect(await found({ changed: 'category.nama_category' })).toEqual([[kluwek, 'update']]);
    expect(await found({ changed: 'category' })).toEqual([]);
    expect(await entries({ part_of: first?.id, changed: 'price' })).toHaveLength(2);
    // The first stands for the others.
    const folds = [
      { folded: true },
      { folded: 'resource', resource: 'product' },
      { folded: 'action', action: 'update' },
      { folded: 'kind', resource: 'product', action: 'update' },
    ];
    for (const filter of folds) {
      expect(await found({ ...filter, changed: 'price' })).toEqual([[kemukus, 'update']]);
      expect(await found({ ...filter, changed: 'name' })).toEqual([]);
    }
    const { headers } = await api.get(
      `/api/history?${query({ range: [0, 0], filter: { folded: true, changed: 'price', record_id: ids } })}`,
      { token },
    );
    expect(headers.get('content-range')).toBe('history 0-0/1');
    // But for those of another kind that are entries of their own.
    const mixed = ['ID;Nama;Kategori;Harga', ';Pekak;Bunga;1', `${cabe};Cabe Jawa;Bunga;9000`].join('\n');
    const both = { file: blob(Buffer.from(mixed), 'text/csv'), create_categories: 'true' };
    expect((await api.post('/api/product-sheet?apply=true', { token, form: both })).status).toBe(200);
    const [newest] = await entries({ folded: true, changed: 'price' });
    expect(newest).toMatchObject({ resource: 'category', record_name: 'Bunga', parts: 2 });
    for (const filter of folds.slice(1))
      expect((await entries({ ...filter, changed: 'price' }))[0]).toMatchObject({
        record_id: cabe,
        part_of: newest?.id,
      });
    expect(await entries({ folded: 'action', action: 'create', changed: 'price' })).toEqual([]);
    expect(await entries({ resource: 'admin', changed: 'email' })).toEqual([]);
    const { status, body } = await api.get('/api/history?filter={"changed":"$.*"}', { token });
    expect([status, body.message]).toEqual([
      422,
      "Filter 'changed' harus berupa nama isian produk, misalnya price.",
    ]);
  });

  test('HAND-13 what one import has changed is brought back at once; what changed again since stays, and is named', async () => {
    const field = { category_id: 1, key: 'ph', label: 'pH', kind: 'number' };
    const spec = (await api.post('/api/spec-field', { token, json: field })).body.data.id;
    const names = ['Kemiri', 'Jahe', 'Kunyit', 'Serai', 'Laos', 'Pandan'];
    const ids: number[] = [];
    for (const name of names) ids.push(await addProduct(name));
    const [kemiri = 0, jahe = 0, kunyit = 0, serai = 0, laos = 0, pandan = 0] = ids;
    const put = (id: number, json: object) =>
      api.put(`/api/product/${id}`, { token, json: { name: 'Diubah', category_id: 1, ...json } });
    await put(kemiri, { name: 'Kemiri', specs: { ph: { value: 6.5 } }, moq: 2, moq_unit: 'ton' });
    const before = (await api.get(`/api/product/${kemiri}`)).body.data;
    const teh = (await api.post('/api/category', { token, json: { nama_category: 'Teh' } })).body.data.id;
    await put(pandan, { name: 'Pandan', category_id: teh });
    const sheet = [
      'ID;Harga;Kategori;Pesanan terkecil;Satuan pesanan',
      ...[kemiri, jahe, kunyit, serai, pandan].map((id) => `${id};7000;Kopi;;`),
      `${laos};7000;Rempah;;`,
    ];
    const form = { file: blob(Buffer.from(sheet.join('\n')), 'text/csv') };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    const [entry] = await entries({ folded: true });
    expect(entry).toMatchObject({ action: 'update', parts: 5 });
    await put(jahe, { name: 'Jahe', price: 9000, category_id: kopi });
    await api.delete(`/api/product/${serai}`, { token });
    // Other fields, or the same ones put back already, are no reason to leave a product out.
    await put(kunyit, { name: 'Kunyit', price: 1000, category_id: kopi, description: 'Bubuk.' });
    await api.delete(`/api/category/${teh}`, { token });

    const bringBack = (id: unknown) => api.post(`/api/history/${String(id)}/bring-back`, { token, json: {} });
    const preview = await api.get(`/api/history/${String(entry?.id)}/bring-back`, { token });
    const { status, body } = await bringBack(entry?.id);
    expect([preview.status, preview.body.data]).toEqual([200, body.data]);
    const price = { from: 1000, to: 7000 };
    const whole = { partly: false, labels: {}, changes: {} };
    const category = { from: 'Teh', to: 'Kopi' };
    const moved = { from: 'Rempah', to: 'Kopi' };
    expect([status, body.data]).toEqual([
      200,
      {
        products: 4,
        trashed: 0,
        named: [
          {
            id: kemiri,
            name: 'Kemiri',
            changes: {
              price,
              'category.nama_category': moved,
              'specs.ph': { from: '6,5', to: null },
              moq: { from: 2, to: null },
              moq_unit: { from: 'ton', to: null },
            },
            labels: { 'specs.ph': 'pH' },
          },
          { id: jahe, name: 'Jahe', changes: { 'category.nama_category': moved }, labels: {} },
          { id: kunyit, name: 'Kunyit', changes: { 'category.nama_category': moved }, labels: {} },
          { id: laos, name: 'Laos', changes: { price }, labels: {} },
        ],
        left: [
          {
            id: jahe,
            name: 'Jahe',
            reason: 'Sebagian sudah diubah lagi setelah itu dan dibiarkan.',
            partly: true,
            changes: { price },
            labels: {},
          },
          {
            ...whole,
            id: serai,
            name: 'Serai',
            reason: 'Produk ini ada di sampah. Pulihkan dulu dari sana.',
          },
          {
            ...whole,
            id: pandan,
            name: 'Pandan',
            reason: 'Kategori “Teh” sudah tidak ada.',
            changes: { price, 'category.nama_category': category },
          },
        ],
        left_count: 3,
        lost: [],
        lost_count: 0,
      },
    ]);
    const now = async (id: number) => (await api.get(`/api/product/${id}`)).body.data;
    const { updated_at } = await now(kemiri);
    expect(await now(kemiri)).toEqual({ ...before, version: 4, updated_at });
    expect(await now(kunyit)).toMatchObject({ price: 1000, category_id: 1, description: 'Bubuk.' });
    expect(await now(laos)).toMatchObject({ price: 1000, category_id: 1 });
    expect(await now(jahe)).toMatchObject({ price: 9000, category_id: 1 });
    const [back] = await entries({ folded: true });
    expect(back).toMatchObject({ action: 'update', via: 'bring-back', admin_id: 1, parts: 3 });
    expect((await entries({ part_of: back?.id })).map(({ via }) => via)).toEqual(
      Array.from({ length: 3 }, () => 'bring-back'),
    );
    expect((await entries({ action: 'bring-back', folded: true }))[0]).toEqual(back);
    expect((await entries({ action: 'import', folded: true }))[0]).toEqual(entry);

    const count = (await entries()).length;
    expect((await bringBack(entry?.id)).body.data).toMatchObject({ products: 0, left_count: 3 });
    expect(await entries()).toHaveLength(count);
    const [part] = await entries({ part_of: entry?.id });
    for (const none of [part?.id, 999_999]) expect((await bringBack(none)).status).toBe(404);
    await api.delete(`/api/spec-field/${spec}?confirm=1`, { token });
    await api.delete(`/api/trash/${serai}`, { token });
    const since = await api.get(`/api/history/${String(entry?.id)}/bring-back`, { token });
    expect(since.body.data.left).toContainEqual({
      ...whole,
      id: serai,
      name: 'Serai',
      reason: 'Produk ini sudah tidak ada.',
    });
  });

  test('HAND-13 a category that was only renamed is the one that products went to, and the one that they came from', async () => {
    const [padi, tebu] = await Promise.all(
      ['Padi', 'Tebu'].map(
        async (nama_category) =>
          (await api.post('/api/category', { token, json: { nama_category } })).body.data.id,
      ),
    );
    const ids = [await addProduct('Beras'), await addProduct('Dedak')];
    const [beras = 0, dedak = 0] = ids;
    const move = (category_id: unknown) =>
      api.post('/api/product/move', { token, json: { ids, category_id } });
    const rename = (id: unknown, nama_category: string) =>
      api.put(`/api/category/${String(id)}`, { token, json: { nama_category } });
    const categoryOf = async (id: number) => (await api.get(`/api/product/${id}`)).body.data.category_id;
    await move(padi);
    await move(tebu);
    const [entry] = await entries({ folded: true });
    await rename(padi, 'Padi & Gabah');
    await rename(tebu, 'Tebu & Gula');
    const [last] = await entries({ record_id: dedak });
    const field = `/api/history/${String(last?.id)}/bring-back/category.nama_category`;
    const alone = await api.post(field, { token, json: {} });
    expect([alone.status, alone.body.data.category_id]).toEqual([200, padi]);
    const undo = `/api/history/${String(entry?.id)}/bring-back`;
    expect((await api.post(undo, { token, json: {} })).body.data).toMatchObject({ products: 1, left: [] });
    expect([await categoryOf(beras), await categoryOf(dedak)]).toEqual([padi, padi]);
  });

  test('HAND-13 a price comes back with the unit that changed with it, over another one only when that is meant', async () => {
    const id = await addProduct('Vanili');
    const put = (json: object) =>
      api.put(`/api/product/${id}`, { token, json: { name: 'Vanili', category_id: 1, ...json } });
    await put({ export_price: 8400, export_currency: 'USD', export_unit: 'ton', moq: 1, moq_unit: 'ton' });
    await put({ export_price: 9, export_unit: 'kg', moq: 2 });
    const [entry] = await entries({ record_id: id });
    const bringBack = async (field: string, more = {}) => {
      const { version } = (await api.get(`/api/product/${id}`)).body.data;
      const json = { version, ...more };
      return api.post(`/api/history/${String(entry?.id)}/bring-back/${field}`, { token, json });
    };
    const { body } = await bringBack('export_price');
    expect(body.data).toMatchObject({
      export_price: 8400,
      export_currency: 'USD',
      export_unit: 'ton',
      moq: 2,
    });
    expect(await latest()).toMatchObject({ action: 'update', via: 'bring-back', part_of: null, parts: 0 });
    await put({ export_price: 9, export_unit: 'sack' });
    const refused = await bringBack('export_price');
    expect([refused.status, refused.body.message]).toEqual([409, 'Sudah diubah lagi setelah itu.']);
    expect((await bringBack('moq')).body.data).toMatchObject({
      moq: 1,
      moq_unit: 'ton',
      export_unit: 'sack',
    });

    // Somebody who has seen the other unit may mean it all the same.
    const unseen = await bringBack('export_price', { version: 1, overwrite: true });
    expect([unseen.status, unseen.body.data]).toEqual([409, expect.objectContaining({ version: 6 })]);
    const { body: overwritten } = await bringBack('export_price', { overwrite: true });
    expect(overwritten.data).toMatchObject({ export_price: 8400, export_unit: 'ton' });
    expect((await bringBack('export_price', { overwrite: 'mungkin' })).status).toBe(422);
  });

  test.each([
    ['kg', 'kg', { price: 25_000, pack_net_kg: 50 }],
    ['sack', 'sack', { price: 20_000, pack_net_kg: 50 }],
    ['sack', 'kg', { price: 20_000, pack_net_kg: 50, price_unit: 'sack' }],
  ])(
    'HAND-13 the weight of a pack comes back with the price where that is for packs: per %s, then per %s',
    async (unit, then, back) => {
      const id = await addProduct('Pala Karung');
      const put = (json: object) =>
        api.put(`/api/product/${id}`, { token, json: { name: 'Pala Karung', category_id: 1, ...json } });
      await put({ price: 20_000, price_unit: unit, pack_net_kg: 50 });
      await put({ price: 25_000, price_unit: then, pack_net_kg: 60 });
      const [entry] = await entries({ record_id: id });
      const json = { version: (await api.get(`/api/product/${id}`)).body.data.version };
      const path = `/api/history/${String(entry?.id)}/bring-back/pack_net_kg`;
      expect((await api.post(path, { token, json })).body.data).toMatchObject(back);
    },
  );

  test('HAND-13 of one product comes back what has not changed again since, and the rest when that is meant', async () => {
    const id = await addProduct('Kapulaga');
    const put = (json: object) =>
      api.put(`/api/product/${id}`, { token, json: { name: 'Kapulaga', category_id: 1, ...json } });
    await put({ price: 8200, description: 'Bubuk.', moq: 2, moq_unit: 'ton' });
    const [entry] = await entries({ record_id: id });
    await put({ price: 82_000, moq_unit: 'kg' });
    const undo = `/api/history/${String(entry?.id)}/bring-back`;
    const product = async () => (await api.get(`/api/product/${id}`)).body.data;
    const none = { trashed: 0, named: [], left: [], left_count: 0, lost: [], lost_count: 0 };
    const named = (changes: object) => [{ id, name: 'Kapulaga', changes, labels: {} }];
    // The order stays with its unit.
    const left_fields = ['moq', 'moq_unit', 'price'];
    const description = { from: 'Biji.', to: 'Bubuk.' };
    const some = {
      ...none,
      products: 1,
      named: named({ description }),
      fields: ['description'],
      left_fields,
    };
    const sorted = async (answer: Promise<{ body: { data: Row } }>) => {
      const { data } = (await answer).body;
      return { ...data, left_fields: (data.left_fields as string[]).toSorted() };
    };
    expect(await sorted(api.get(undo, { token }))).toEqual(some);
    expect(await sorted(api.post(undo, { token }))).toEqual(some);
    expect(await product()).toMatchObject({ price: 82_000, description: 'Biji.', moq: 2, moq_unit: 'kg' });

    const [reason, count] = ['Sudah diubah lagi setelah itu.', (await entries()).length];
    expect(await sorted(api.post(undo, { token }))).toEqual({
      ...none,
      products: 0,
      left: [expect.objectContaining({ id, name: 'Kapulaga', reason })],
      left_count: 1,
      fields: [],
      left_fields,
    });
    expect(await entries()).toHaveLength(count);
    await put({ moq: null, moq_unit: null });
    const meant = await api.post(`${undo}?overwrite=true`, { token });
    expect(meant.body.data).toEqual({
      ...none,
      products: 1,
      named: named({ price: { from: 1000, to: 8200 } }),
      fields: ['price'],
      left_fields: [],
    });
    expect(await product()).toMatchObject({ price: 1000, description: 'Biji.', moq: null, moq_unit: null });
    const back = await api.get(undo, { token });
    expect(back.body.data).toEqual({ ...none, products: 0, fields: [], left_fields: [] });
    expect((await api.post(`${undo}?overwrite=mungkin`, { token })).status).toBe(400);
  });

  test('HAND-13 TRADE-2 of what a pack weighed again it is said which price per pack stays, and what it is for a kilogram', async () => {
    const id = await addProduct('Pala');
    const put = (json: object) =>
      api.put(`/api/product/${id}`, { token, json: { name: 'Pala', category_id: 1, ...json } });
    const offer = { export_price: 40, export_currency: 'USD', export_unit: 'sack', export_term: 'EXW' };
    const sold = { price: 80_000, price_unit: 'sack', ...offer };
    await put({ ...sold, pack_net_kg: 25 });
    await put({ ...sold, pack_net_kg: 20 });
    const [entry] = await entries({ record_id: id });
    await put({ price: 64_000, price_unit: 'sack' });
    const undo = `/api/history/${String(entry?.id)}/bring-back`;
    const sentence = [
      'Harga tetap Rp 64.000 per karung: kini Rp 2.560 per kg, tadinya Rp 3.200 per kg.',
      'Nilai ekspor tetap USD 40 per karung: kini USD 1,6 per kg, tadinya USD 2 per kg.',
    ].join(' ');
    const kept_prices = [{ id, name: 'Pala', fields: ['price', 'export_price'], sentence }];
    const said = { products: 1, kept_prices, kept_price_count: 1 };
    for (const answer of [await api.get(undo, { token }), await api.post(undo, { token })])
      expect(answer.body.data).toMatchObject(said);
    expect((await api.get(undo, { token })).body.data).not.toHaveProperty('kept_prices');
  });

  test('HAND-13 one product of those that an import has changed is put back alone', async () => {
    const ids = [await addProduct('Pala'), await addProduct('Jahe')];
    const [pala, jahe] = ids;
    const sheet = [
      'ID;Nama;Kategori;Harga;Deskripsi',
      `${pala};Pala;Rempah;7000;A`,
      `${jahe};Jahe;Rempah;8000;B`,
    ];
    const form = { file: blob(Buffer.from(sheet.join('\n')), 'text/csv') };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    const [first] = await entries({ folded: true });
    const [part] = await entries({ part_of: first?.id });
    const undo = ({ id }: { id?: unknown } = {}) => `/api/history/${String(id)}/bring-back`;
    const pricesNow = () =>
      Promise.all(ids.map(async (id) => (await api.get<Row>(`/api/product/${id}`)).body.data.price));
    expect((await api.post(undo(part), { token })).status).toBe(404);
    expect((await api.get(`${undo(part)}?alone=true`, { token })).body.data).toMatchObject({
      products: 1,
      named: [{ id: jahe }],
      left_fields: [],
    });
    expect((await api.post(`${undo(part)}?alone=true`, { token })).body.data).toMatchObject({ products: 1 });
    expect(await pricesNow()).toEqual([7000, 1000]);
    expect((await api.post(`${undo(first)}?alone=true`, { token })).body.data).toMatchObject({ products: 1 });
    expect(await pricesNow()).toEqual([1000, 1000]);
  });

  test('HAND-13 with what one import has changed go the products that it added, but for those that somebody has changed since', async () => {
    const pala = await addProduct('Pala');
    const sheet = ['ID;Nama;Kategori;Harga', `${pala};Pala;Akar;7000`];
    const names = ['Kencur', 'Temulawak', 'Lengkuas', 'Andaliman', 'Kapulaga'];
    sheet.push(...names.map((name) => `;${name};Akar;100`));
    const form = { file: blob(Buffer.from(sheet.join('\n')), 'text/csv'), create_categories: 'true' };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    const [entry] = await entries({ folded: true });
    expect(entry).toMatchObject({ resource: 'category', record_name: 'Akar', parts: 6 });
    const added = await entries({ part_of: entry?.id, action: 'create' });
    const idOf = (name: string) => added.find(({ record_name }) => record_name === name)?.record_id;
    const path = (name: string) => `/api/product/${String(idOf(name))}`;
    const json = { name: 'Kencur', category_id: 1, price: 200 };
    expect((await api.put(path('Kencur'), { token, json })).status).toBe(200);
    expect((await api.delete(path('Temulawak'), { token })).status).toBe(200);
    const ids = [idOf('Lengkuas')];
    for (const move of ['/api/trash', '/api/trash/restore'])
      expect((await api.post(move, { token, json: { ids } })).status).toBe(200);

    const before = (await entries()).length;
    const undo = `/api/history/${String(entry?.id)}/bring-back`;
    const expected = {
      products: 1,
      trashed: 2,
      named: [
        {
          id: pala,
          name: 'Pala',
          changes: {
            price: { from: 1000, to: 7000 },
            'category.nama_category': { from: 'Rempah', to: 'Akar' },
          },
          labels: {},
        },
        ...['Andaliman', 'Kapulaga'].map((name) => ({ id: idOf(name), name, changes: {}, labels: {} })),
      ],
      left: ['Kencur', 'Lengkuas'].map((name) => ({
        id: idOf(name),
        name,
        reason: 'Sudah diubah setelah ditambahkan.',
        partly: false,
        changes: {},
        labels: {},
      })),
      left_count: 2,
      lost: [],
      lost_count: 0,
    };
    expect((await api.get(undo, { token })).body.data).toEqual(expected);
    expect(await entries()).toHaveLength(before);
    expect((await api.post(undo, { token, json: {} })).body.data).toEqual(expected);
    expect((await api.get(`/api/product/${pala}`)).body.data).toMatchObject({ price: 1000, category_id: 1 });
    const statuses = await Promise.all(names.map(async (name) => (await api.get(path(name))).status));
    expect(statuses).toEqual([200, 404, 200, 404, 404]);
    const trashed = (await api.get<Row[]>('/api/trash', { token })).body.data.map(({ name }) => name);
    expect(trashed.slice(0, 3).sort()).toEqual(['Andaliman', 'Kapulaga', 'Temulawak']);
    const [moved, back] = await entries({ folded: true });
    const via = 'bring-back';
    expect(moved).toMatchObject({ action: 'delete', via, record_name: 'Andaliman', admin_id: 1, parts: 1 });
    expect(back).toMatchObject({ action: 'update', via, record_id: pala, parts: 0 });
    expect((await api.post(undo, { token, json: {} })).body.data).toEqual({
      ...expected,
      products: 0,
      trashed: 0,
      named: [],
    });
    expect(await entries()).toHaveLength(before + 3);
  });

  test('HAND-13 all of it is brought back or nothing, and not for visitors', async () => {
    const pala = await addProduct('Pala');
    const sheet = ['ID;Nama;Kategori;Harga', `${pala};Pala;Kopi;7000`, ';Sekali;Kopi;1'];
    const form = { file: blob(Buffer.from(sheet.join('\n')), 'text/csv') };
    expect((await api.post('/api/product-sheet?apply=true', { token, form })).status).toBe(200);
    const [entry] = await entries({ folded: true });
    const undo = `/api/history/${String(entry?.id)}/bring-back`;
    for (const answer of [await api.get(undo), await api.post(undo, { json: {} })])
      expect(answer.status).toBe(401);
    const before = (await entries()).length;
    const records = api.app.get(RecordsService, { strict: false });
    const discard = jest.spyOn(records, 'discardSome').mockRejectedValueOnce(new NotFound('Hilang.'));
    expect((await api.post(undo, { token, json: {} })).status).toBe(404);
    discard.mockRestore();
    expect((await api.get(`/api/product/${pala}`)).body.data).toMatchObject({ price: 7000 });
    expect(await entries()).toHaveLength(before);
    expect((await api.post(undo, { token, json: {} })).body.data).toMatchObject({ products: 1, trashed: 1 });
  });

  test('filters, sorts and pages like every list', async () => {
    const all = await entries();
    const dates = all.map((row) => String(row.at));
    expect(dates).toEqual([...dates].sort().reverse());
    expect(await entries({ action: 'delete' })).toHaveLength(
      all.filter((row) => row.action === 'delete').length,
    );
    expect(await entries({ admin_id: 1, q: 'kulit' })).toMatchObject([{ record_name: 'Kulit Manis' }]);
    expect(await entries({ admin_id: 999 })).toEqual([]);
    const [byNone, byAdmin] = [await entries({ admin_id: 'none' }), await entries({ admin_id: 1 })];
    expect(byNone.length).toBeGreaterThan(0);
    expect(byNone).toEqual(all.filter(({ admin_id }) => admin_id === null));
    // Who made the first of several has made them all.
    expect((await entries({ folded: true, admin_id: 1 })).length).toBe(
      byAdmin.filter(({ part_of }) => part_of === null).length,
    );
    expect((await api.get('/api/history?filter={"admin_id":"siapa"}', { token })).status).toBe(422);
    const page = await api.get<Row[]>(
      `/api/history?${query({ range: [0, 1], sort: ['id', 'ASC'], filter: { resource: 'category' } })}`,
      { token },
    );
    expect(page.body.data).toMatchObject([{ record_name: 'Rempah' }, { record_name: 'Kopi' }]);
    expect(page.headers.get('content-range')).toMatch(/^history 0-1\/\d+$/);
    const day = (days: number) =>
      new Date(Date.now() + 7 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
    expect(await entries({ until: day(0) })).toEqual(all);
    expect(await entries({ until: day(-1) })).toEqual([]);
    expect(await entries({ since: day(0), until: day(0) })).toEqual(all);
    expect(await entries({ since: day(1) })).toEqual([]);
    for (const wrong of [
      'filter={"until":"kemarin"}',
      'filter={"until":"2026-02-31T"}',
      'filter={"until":20261125}',
      'filter={"since":"kemarin"}',
      'filter={"pass":1}',
      'filter={"changes":"x"}',
      'filter={"changed":["price"]}',
      'filter={"changed":""}',
      'sort=["changes","ASC"]',
      'filter={"resource":1}',
    ]) {
      expect((await api.get(`/api/history?${encodeURI(wrong)}`, { token })).status).toBe(422);
    }
  });
});
