import { DataSource } from 'typeorm';
import { AdminsService } from '../src/admins/admins.service.js';
import { Admin } from '../src/auth/admin.entity.js';
import { Category } from '../src/categories/category.entity.js';
import { SYSTEM_AUTHOR } from '../src/history/author.js';
import { HistoryEntry } from '../src/history/history-entry.entity.js';
import type { RecordType } from '../src/history/record-type.js';
import { RecordsService } from '../src/history/records.service.js';
import { type Api, blob, LINKS, picture, query, type Row, startSignedIn } from './harness.js';

const PROFILE = { first_name: 'Siti', last_name: 'Rahayu', username: 'admin', email: 'siti@example.com' };

describe('the history', () => {
  let api: Api;
  let token: string;
  const kopi = 2;
  beforeAll(async () => ({ api, token } = await startSignedIn('Rempah', 'Kopi')));

  const entries = (filter?: object) => api.history(token, filter);
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
      nameOf: ({ nama_category }) => nama_category + '\u{1F33F}'.repeat(300),
    };
    const records = api.app.get(RecordsService, { strict: false });
    await records.note(type, id, {}, SYSTEM_AUTHOR);
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

    const read = (bearer: string, record_id: number) => api.history(bearer, { resource: 'admin', record_id });
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

  test('HAND-13 a value comes back by a save of what the history has of it, against the version that was read', async () => {
    const id = await addProduct('Kemiri');
    const put = (json: object) =>
      api.put(`/api/product/${id}`, { token, json: { name: 'Kemiri', category_id: 1, ...json } });
    const field = { category_id: 1, key: 'ph', label: 'pH', kind: 'number' };
    await api.post('/api/spec-field', { token, json: field });
    await put({ specs: { ph: { value: 6.5 } } });
    await put({ category_id: kopi });
    const [moved] = await entries({ record_id: id });
    expect(moved).toMatchObject({
      changes: {
        'category.nama_category': { from: 'Rempah', to: 'Kopi' },
        'specs.ph': { from: '6,5', to: null },
      },
      values: {
        'category.nama_category': { from: { id: 1 }, to: { id: kopi } },
        'specs.ph': { from: { value: 6.5 }, to: null },
      },
      labels: { 'specs.ph': 'pH' },
    });
    const { version } = (await api.get(`/api/product/${id}`)).body.data;
    const back = { category_id: 1, specs: { ph: { value: 6.5 } } };
    expect((await put({ ...back, version: Number(version) - 1 })).status).toBe(409);
    expect((await put({ ...back, version })).body.data).toMatchObject(back);
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
      'sort=["changes","ASC"]',
      'filter={"resource":1}',
    ]) {
      expect((await api.get(`/api/history?${encodeURI(wrong)}`, { token })).status).toBe(422);
    }
  });
});
