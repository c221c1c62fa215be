import { Creations } from '../src/history/creations.service.js';
import { ADMIN, type Api, LINKS, type Row, SITI, startSignedIn } from './harness.js';

const CHANGED_SINCE = 'Data ini sudah ditambahkan, dan sudah diubah sejak itu. Buka dari daftarnya.';

let api: Api;
let token: string;
beforeAll(async () => ({ api, token } = await startSignedIn('Kopi')));

const send = (path: string, json: object, key: string) =>
  api.post(`/api/${path}`, { token, json, headers: { 'idempotency-key': key } });
const count = async (path: string) => (await api.get<Row[]>(`/api/${path}`, { token })).body.data.length;

describe('HAND-6 a creation that is sent again, because its answer was lost', () => {
  test.each([
    ['dashboard', { judul: 'Visi', value_company: 'Jaya.' }, { judul: 'Visi dan misi' }],
    ['product', { name: 'Arabika', price: 1, category_id: 1 }, { name: 'Arabika Gayo' }],
    ['category', { nama_category: 'Gula' }, { nama_category: 'Gula aren' }],
    ['contact', LINKS, { url_email: 'kantor@example.com' }],
    [
      'spec-field',
      { category_id: 1, key: 'kadar_air', label: 'Air', kind: 'number' },
      { label: 'Kadar air' },
    ],
    ['certificate', { kind: 'Halal', number: 'ID001', issuer: 'BPJPH' }, { number: 'ID002' }],
  ])('leaves one %s, as it was sent last', async (path, json, other) => {
    const key = `the-first-of-${path}`;
    const first = await send(path, json, key);
    expect(first.status).toBe(201);
    const before = await count(path);
    expect(await send(path, json, key)).toMatchObject({ status: 201, body: { data: first.body.data } });
    const corrected = await send(path, { ...json, ...other }, key);
    expect(corrected).toMatchObject({ status: 201, body: { data: { id: first.body.data.id, ...other } } });
    expect(await count(path)).toBe(before);
    const late = await send(path, json, key);
    expect([late.status, late.body.message]).toEqual([409, CHANGED_SINCE]);
  });

  test('needs a key that others do not guess', async () => {
    const { status, body } = await send('category', { nama_category: 'Lada' }, 'short');
    expect([status, body.message]).toEqual([
      400,
      'Idempotency-Key terdiri dari 16 sampai 64 huruf, angka, _ atau -.',
    ]);
  });

  test('leaves one when both arrive at once', async () => {
    const names = ['Teh', 'teh', 'TEH'];
    const sent = await Promise.all(
      names.map((nama_category) => send('category', { nama_category }, 'three-times-at-once')),
    );
    const ids = new Set(sent.flatMap(({ body }) => (body.data ? [body.data.id] : [])));
    expect(ids.size).toBe(1);
    expect(sent.map(({ body }) => body.message)).not.toContain('Nama kategori sudah ada.');
  });

  test('is told when what it has created is gone, and the key of one resource is no other’s', async () => {
    const json = { judul: 'Misi', value_company: 'Maju.' };
    const { id } = (await send('dashboard', json, 'gone-since-it-was-sent')).body.data;
    expect((await send('category', { nama_category: 'Pala' }, 'gone-since-it-was-sent')).status).toBe(201);
    await api.delete(`/api/dashboard/${id}`, { token });
    expect((await send('dashboard', json, 'gone-since-it-was-sent')).status).toBe(404);
  });

  test('answers with the administrator it has added, and changes no password', async () => {
    const first = await send('admins', SITI, 'the-first-of-admins');
    expect(first.status).toBe(201);
    expect(await send('admins', SITI, 'the-first-of-admins')).toMatchObject({
      status: 201,
      body: { data: first.body.data },
    });
    for (const other of [{ password: 'kata-sandi-lain' }, { last_name: 'Lain' }]) {
      const { status, body } = await send('admins', { ...SITI, ...other }, 'the-first-of-admins');
      expect([status, body.message]).toEqual([
        409,
        'Administrator ini sudah ditambahkan dengan isian yang lain. Buka dari daftar administrator.',
      ]);
    }
    await api.signIn({ username: SITI.username, pass: SITI.password });
    await api.signIn(ADMIN);
  });

  test('is known for eight days, a day longer than the form that may send it again', async () => {
    const json = { judul: 'Nilai', value_company: 'Jujur.' };
    await send('dashboard', json, 'of-a-month-ago-now');
    const before = await count('dashboard');
    const sweep = (days: number) =>
      api.app.get(Creations, { strict: false }).sweep(Date.now() + days * 86_400_000);
    await sweep(7.9);
    await send('dashboard', json, 'of-a-month-ago-now');
    expect(await count('dashboard')).toBe(before);
    await sweep(8.1);
    await send('dashboard', json, 'of-a-month-ago-now');
    expect(await count('dashboard')).toBe(before + 1);
  });
});
