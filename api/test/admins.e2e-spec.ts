import { DataSource } from 'typeorm';
import { Admin } from '../src/admins/admin.entity.js';
import { UnitOfWork } from '../src/database/unit-of-work.js';
import { ADMIN, Api, untilARowIsAwaited } from './harness.js';

const PROFILE = { first_name: 'Siti', last_name: 'Rahayu', username: 'siti', email: 'siti@example.com' };

describe('administrators', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => {
    api = await Api.start();
    token = await api.signIn();
  });
  afterAll(() => api.stop());

  test("API-2 one's own record, without the stored password", async () => {
    const { status, body } = await api.get('/api/admins/1', { token });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: 1,
      first_name: expect.any(String) as string,
      last_name: expect.any(String) as string,
      username: 'admin',
      email: expect.any(String) as string,
      pass: null,
    });
  });

  test("API-2 somebody else's record is refused, to read and to write", async () => {
    expect((await api.get('/api/admins/2', { token })).status).toBe(403);
    expect((await api.put('/api/admins/2', { token, json: PROFILE })).status).toBe(403);
  });

  test('API-2 nobody reads a record without a token', async () => {
    expect((await api.get('/api/admins/1')).status).toBe(401);
  });

  test('API-2 a saved profile is there when it is read again', async () => {
    const { status, body } = await api.put('/api/admins/1', { token, json: PROFILE });
    expect(status).toBe(200);
    expect(body.message).toBe('Profil berhasil diperbarui.');
    expect((await api.get('/api/admins/1', { token })).body.data).toMatchObject(PROFILE);
    await api.put('/api/admins/1', { token, json: { ...PROFILE, username: ADMIN.username } });
  });

  test('API-2 a profile saved while another change of it is being stored is the one that stays', async () => {
    const before = (await api.get('/api/admins/1', { token })).body.data;
    let saved: Promise<unknown> | undefined;
    await api.app.get(UnitOfWork, { strict: false }).write(async (manager) => {
      await manager.update(Admin, 1, { last_name: 'Lestari' });
      saved = api.put('/api/admins/1', { token, json: before });
      await untilARowIsAwaited(api);
    });
    await saved;
    expect((await api.get('/api/admins/1', { token })).body.data).toEqual(before);
  });

  test.each([
    ['first_name', 'Nama depan wajib diisi.', '  '],
    ['last_name', 'Nama belakang wajib diisi.', ''],
    ['username', 'Username wajib diisi.', ''],
    ['email', 'Email wajib diisi.', ''],
    ['email', 'Format email tidak valid.', 'bukan email'],
    ['first_name', 'Nama depan paling panjang 100 karakter.', 'x'.repeat(101)],
  ])('API-11 %s: %s', async (field, sentence, value) => {
    const before = (await api.get('/api/admins/1', { token })).body.data;
    const { status, body } = await api.put('/api/admins/1', { token, json: { ...PROFILE, [field]: value } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ success: false, message: sentence, errors: { [field]: sentence } });
    expect((await api.get('/api/admins/1', { token })).body.data).toEqual(before);
  });

  describe('API-3 changing the password', () => {
    const change = (password: unknown, bearer = token) =>
      api.put('/api/admins/password', { token: bearer, json: { password } });

    test('spaces alone are no password', async () => {
      const { status, body } = await change(' '.repeat(12));
      expect(status).toBe(422);
      expect(body.errors).toEqual({ password: 'Password tidak boleh hanya spasi.' });
    });

    test.each([['12345'], [''], [undefined], [123456]])('%j is too short', async (password) => {
      const { status, body } = await change(password);
      expect(status).toBe(422);
      expect(body.errors).toEqual({ password: 'Password harus minimal 6 karakter.' });
    });

    test('128 characters are taken, 129 are not', async () => {
      expect((await change('x'.repeat(129))).status).toBe(422);
      expect((await change('x'.repeat(128))).status).toBe(200);
    });

    test('six characters are enough; it is stored as an argon2id hash, and the old one no longer works', async () => {
      expect((await change('enam66')).status).toBe(200);
      const { pass } = await api.app
        .get(DataSource)
        .manager.findOneOrFail(Admin, { where: { id: 1 }, select: { pass: true } });
      expect(pass).toMatch(/^\$argon2id\$/);
      expect((await api.post('/api/admins/login', { json: ADMIN })).status).toBe(401);
      expect(await api.signIn({ username: 'admin', pass: 'enam66' })).toEqual(expect.any(String));
    });

    test("the caller's login lives on, the administrator's others end", async () => {
      const other = await api.signIn({ username: 'admin', pass: 'enam66' });
      expect((await change('tujuh77')).status).toBe(200);
      expect((await api.get('/api/admins/1', { token })).status).toBe(200);
      expect((await api.get('/api/admins/1', { token: other })).status).toBe(401);
    });
  });
});
