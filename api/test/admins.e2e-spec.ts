import { DataSource } from 'typeorm';
import { Admin } from '../src/auth/admin.entity.js';
import { AdminSession } from '../src/auth/admin-session.entity.js';
import { ADMIN, type Api, type Row, startSignedIn, untilARowIsAwaited } from './harness.js';

const PROFILE = { first_name: 'Siti', last_name: 'Rahayu', username: 'siti', email: 'siti@example.com' };

describe('administrators', () => {
  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn()));

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
    await api.write(async (manager) => {
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

  test.each(['Password1', 'QWERTY123', 'liverpool'])(
    'TRUST-10 the common password %j is refused',
    async (password) => {
      const { status, body } = await api.put('/api/admins/password', { token, json: { password } });
      const sentence = 'Password terlalu umum dan mudah ditebak.';
      expect(status).toBe(422);
      expect(body).toMatchObject({ success: false, message: sentence, errors: { password: sentence } });
    },
  );

  test("TRUST-10 one's own names, with or without digits and signs, are refused as a password", async () => {
    const json = {
      first_name: 'Dewi',
      last_name: 'Kusuma',
      username: 'kepala.toko',
      email: 'dk@nusantara.example',
    };
    expect((await api.put('/api/admins/1', { token, json })).status).toBe(200);
    const change = (password: string) => api.put('/api/admins/password', { token, json: { password } });
    for (const password of [
      'dewi2026',
      'Dewi Kusuma',
      'KEPALA.TOKO',
      'dk@nusantara.example',
      'nusantara!88',
    ]) {
      const { status, body } = await change(password);
      expect([password, status]).toEqual([password, 422]);
      expect(body.errors).toEqual({
        password: 'Password tidak boleh hanya berisi nama, username, email, atau nama perusahaan.',
      });
    }
    expect((await change('dewi naik sepeda')).status).toBe(200);
  });
});

describe('TRUST-10 what a stolen token is not enough for', () => {
  const CONFIRM = 'Untuk keamanan akun, konfirmasi password Anda terlebih dahulu.';
  const NEW = 'sepeda-kuning';
  let api: Api;
  let token: string;
  let profile: Row;

  beforeEach(async () => {
    ({ api, token } = await startSignedIn());
    profile = (await api.get('/api/admins/1', { token })).body.data;
  });
  afterEach(() => api.stop());

  const minutesPass = (minutes: number) => {
    const confirmed_at = new Date(Date.now() - minutes * 60_000);
    return api.write((manager) => manager.update(AdminSession, { admin_id: 1 }, { confirmed_at }));
  };
  const changePassword = (password = NEW, bearer = token) =>
    api.put<{ confirm: true } | null>('/api/admins/password', { token: bearer, json: { password } });
  const save = (fields: object) =>
    api.put<unknown>('/api/admins/1', { token, json: { ...profile, ...fields } });
  const confirm = (pass: string, bearer = token) =>
    api.post<null>('/api/admins/confirm', { token: bearer, json: { pass } });
  const stored = () => api.app.get(DataSource).manager.findOneByOrFail(Admin, { id: 1 });

  test('right after the login the documented calls work as they are', async () => {
    await minutesPass(9);
    expect((await save({ username: 'kepala', email: 'kepala@example.com' })).status).toBe(200);
    expect((await changePassword()).status).toBe(200);
  });

  test('ten minutes later password, username and e-mail need the password, and nothing has changed', async () => {
    await minutesPass(11);
    for (const refused of [
      await changePassword(),
      await save({ username: 'pencuri' }),
      await save({ email: 'pencuri@example.com' }),
    ]) {
      expect(refused.status).toBe(403);
      expect(refused.body).toEqual({ success: false, message: CONFIRM, data: { confirm: true } });
    }
    expect(await stored()).toMatchObject({ username: profile.username, email: profile.email });
    expect(await api.signIn()).toEqual(expect.any(String));
  });

  test('names alone are changed without it', async () => {
    await minutesPass(11);
    expect((await save({ first_name: 'Dewi', last_name: 'Kusuma' })).status).toBe(200);
    expect(await stored()).toMatchObject({ first_name: 'Dewi', last_name: 'Kusuma' });
  });

  test('the confirmed password opens them again, for this login alone', async () => {
    const other = await api.signIn();
    await minutesPass(11);
    const { status, body } = await confirm(ADMIN.pass);
    expect([status, body]).toEqual([200, { success: true, message: 'Password dikonfirmasi.', data: null }]);
    expect((await changePassword(NEW, other)).status).toBe(403);
    expect((await save({ username: 'kepala' })).status).toBe(200);
    expect((await changePassword()).status).toBe(200);
  });

  test('a wrong password confirms nothing, and the login lives on', async () => {
    await minutesPass(11);
    const { status, body } = await confirm('tebakan');
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: 'Password salah.', errors: { pass: 'Password salah.' } });
    expect((await changePassword()).status).toBe(403);
    expect((await api.post('/api/admins/confirm', { json: { pass: ADMIN.pass } })).status).toBe(401);
    expect((await confirm('')).body.message).toBe('Password wajib diisi.');
  });

  test('guesses at it are held back as at the login, however many come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm('tebakan')));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    const held = answers.filter(({ status }) => status === 429);
    expect(held).toHaveLength(20);
    expect(held[0]?.body.message).toMatch(/^Terlalu banyak percobaan login\. Coba lagi dalam \d+ detik\.$/);
    expect((await confirm(ADMIN.pass)).status).toBe(429);
  });

  test.each([
    ['one login', false, 409],
    ['two logins', true, 401],
  ])('of two password changes at once by %s one wins and the other is told', async (_, apart, told) => {
    const other = apart ? await api.signIn() : token;
    const passwords = ['sepeda-kuning', 'perahu-merah'] as const;
    const answers = await Promise.all([changePassword(passwords[0]), changePassword(passwords[1], other)]);
    const statuses = answers.map(({ status }) => status);
    expect([...statuses].sort()).toEqual([200, told]);
    for (const [n, pass] of passwords.entries()) {
      const login = await api.post('/api/admins/login', { json: { username: 'admin', pass } });
      expect(login.status).toBe(statuses[n] === 200 ? 200 : 401);
    }
  });

  test('no session that was begun with the old password outlives its change', async () => {
    // Ten failures at most, or the limit would be what refuses.
    for (let round = 1; round <= 3; round += 1) {
      const pass = round === 1 ? ADMIN.pass : `sepeda-${round - 1}`;
      const logins = Array.from({ length: 3 }, () =>
        api.post<{ token: string } | null>('/api/admins/login', { json: { username: 'admin', pass } }),
      );
      const [changed, ...answers] = await Promise.all([changePassword(`sepeda-${round}`), ...logins]);
      expect(changed.status).toBe(200);
      for (const { status, body } of answers) {
        expect([200, 401]).toContain(status);
        if (body.data) expect((await api.get('/api/admins/1', { token: body.data.token })).status).toBe(401);
      }
    }
  });
});
