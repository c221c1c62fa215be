import { generate } from 'otplib';
import { ADMIN, type Api, query, type Row, SITI, startSignedIn, typedLongAgo } from './harness.js';

const CREDENTIALS = { username: SITI.username, pass: SITI.password };

describe('the administrators', () => {
  let api: Api;
  let token: string;
  beforeEach(async () => ({ api, token } = await startSignedIn()));
  afterEach(() => api.stop());

  const add = (fields: object = {}) => api.post('/api/admins', { token, json: { ...SITI, ...fields } });
  const list = async (parts: Parameters<typeof query>[0] = {}) =>
    (await api.get<Row[]>(`/api/admins?${query(parts)}`, { token })).body.data;
  const setDisabled = (id: number, disabled: unknown, bearer = token) =>
    api.put(`/api/admins/${id}/disabled`, { token: bearer, json: { disabled } });
  const resetPassword = (id: number) =>
    api.post<{ password: string }>(`/api/admins/${id}/password`, { token });
  const history = async (bearer = token) =>
    (await api.get<Row[]>('/api/history', { token: bearer })).body.data[0];

  test('TRUST-11 are listed for each other, without a password', async () => {
    const { id } = (await add()).body.data;
    const { body, headers } = await api.get<Row[]>(
      `/api/admins?${query({ sort: ['username', 'DESC'], range: [0, 0] })}`,
      { token },
    );
    expect(headers.get('x-total-count')).toBe('2');
    expect(body.data).toEqual([
      {
        id,
        first_name: 'Siti',
        last_name: 'Rahayu',
        username: 'siti',
        email: 'siti@example.com',
        disabled: false,
        totp: false,
        created_at: expect.any(String) as string,
      },
    ]);
    expect((await list({ filter: { q: 'rahay' } })).map((row) => row.id)).toEqual([id]);
    expect((await list({ filter: { id: [1] } })).map((row) => row.id)).toEqual([1]);
  });

  test('TRUST-11 one who is added can log in, and the history says who added him', async () => {
    const { status, body } = await add({ username: 'SITI ' });
    expect([status, body.message]).toEqual([201, 'Administrator berhasil ditambahkan.']);
    expect(body.data).not.toHaveProperty('pass');
    expect((await api.post('/api/admins/login', { json: CREDENTIALS })).status).toBe(200);
    expect(await history()).toMatchObject({
      admin_id: 1,
      resource: 'admin',
      record_id: body.data.id,
      record_name: 'Siti Rahayu',
      action: 'create',
      changes: {},
    });
  });

  test.each([
    ['username', 'admin', 409, 'Username sudah digunakan.'],
    ['email', 'admin@example.com', 409, 'Email sudah digunakan.'],
    ['email', 'bukan email', 422, 'Format email tidak valid.'],
    ['password', '12345', 422, 'Password harus minimal 6 karakter.'],
    ['first_name', ' ', 422, 'Nama depan wajib diisi.'],
  ])('TRUST-11 one whose %s is %j is not added', async (field, value, refused, sentence) => {
    const { status, body } = await add({ [field]: value });
    expect([status, body.message, body.errors]).toEqual([refused, sentence, { [field]: sentence }]);
    expect(await list()).toHaveLength(1);
  });

  test('TRUST-11 of two who are added under one name at once, one is', async () => {
    const answers = await Promise.all([add(), add({ email: 'lain@example.com' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await list()).toHaveLength(2);
  });

  test('TRUST-11 of two who are added with one e-mail at once, the e-mail of one is refused', async () => {
    const answers = await Promise.all([add(), add({ username: 'sita' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors).toEqual({ email: 'Email sudah digunakan.' });
  });

  test('TRUST-11 a disabled one is out at once, and his login answers as a wrong password does', async () => {
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    const { status, body } = await setDisabled(id, true);
    expect([status, body.message]).toEqual([200, 'Status administrator berhasil diperbarui.']);
    expect(body.data).toMatchObject({ id, disabled: true });
    expect((await api.get(`/api/admins/${id}`, { token: hers })).status).toBe(401);
    const refused = await api.post('/api/admins/login', { json: CREDENTIALS });
    const wrong = await api.post('/api/admins/login', { json: { ...CREDENTIALS, pass: 'salah' } });
    expect([refused.status, refused.body]).toEqual([401, wrong.body]);
    expect((await history())?.changes).toEqual({
      disabled_at: { from: null, to: expect.any(String) as string },
    });

    expect(await setDisabled(id, false)).toMatchObject({ status: 200, body: { data: { disabled: false } } });
    expect((await api.get(`/api/admins/${id}`, { token: hers })).status).toBe(401);
    expect((await api.post('/api/admins/login', { json: CREDENTIALS })).status).toBe(200);
  });

  test('TRUST-11 what is so already is written down once', async () => {
    const { id } = (await add()).body.data;
    await setDisabled(id, true);
    const entry = await history();
    expect((await setDisabled(id, true)).status).toBe(200);
    expect(await history()).toEqual(entry);
  });

  test('TRUST-11 the first one cannot disable himself, and the last who can log in cannot be disabled', async () => {
    const sentence = 'Administrator pertama tidak dapat menonaktifkan dirinya sendiri.';
    expect(await setDisabled(1, true)).toMatchObject({ status: 409, body: { message: sentence } });
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    expect(await setDisabled(1, true)).toMatchObject({ status: 409, body: { message: sentence } });
    expect((await setDisabled(1, true, hers)).status).toBe(200);
    expect(await setDisabled(id, true, hers)).toMatchObject({
      status: 409,
      body: { message: 'Harus ada setidaknya satu administrator yang aktif.' },
    });
    expect((await api.get(`/api/admins/${id}`, { token: hers })).status).toBe(200);
  });

  test('TRUST-11 of two who disable each other at once, one is left', async () => {
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    const answers = await Promise.all([setDisabled(id, true), setDisabled(1, true, hers)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([401, 409]).toContain(statuses[1]);
    const logins = [ADMIN, CREDENTIALS].map((json) => api.post('/api/admins/login', { json }));
    expect((await Promise.all(logins)).map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("TRUST-11 another's sessions are ended, and the history says so", async () => {
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    const { status, body } = await api.delete(`/api/admins/${id}/sessions`, { token });
    expect([status, body.message]).toEqual([200, 'Semua sesi administrator ini berhasil diakhiri.']);
    expect((await api.get(`/api/admins/${id}`, { token: hers })).status).toBe(401);
    expect((await history())?.changes).toEqual({ sessions: { from: null, to: null } });
    expect((await api.delete('/api/admins/999/sessions', { token })).status).toBe(404);
    expect((await api.delete('/api/admins/1/sessions', { token })).status).toBe(200);
    expect((await api.get('/api/admins/1', { token })).status).toBe(200);
  });

  test('TRUST-11 one who has lost her password gets a made-up one, and what was begun with the old one is over', async () => {
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    const { status, body } = await resetPassword(id);
    expect([status, body.message]).toEqual([200, 'Kata sandi baru berhasil dibuat.']);
    expect(body.data).toEqual({ password: expect.stringMatching(/^[\w-]{16}$/) as string });
    expect((await api.get(`/api/admins/${id}`, { token: hers })).status).toBe(401);
    expect((await api.post('/api/admins/login', { json: CREDENTIALS })).status).toBe(401);
    const json = { ...CREDENTIALS, pass: body.data.password };
    expect((await api.post('/api/admins/login', { json })).status).toBe(200);
    expect(await history()).toMatchObject({
      admin_id: 1,
      record_id: id,
      changes: { pass: { from: null, to: null } },
    });
    expect((await resetPassword(999)).status).toBe(404);
  });

  test('TRUST-12 a made-up password leaves the second step on', async () => {
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    const { secret } = (await api.post<{ secret: string }>('/api/admins/totp', { token: hers })).body.data;
    const code = await generate({ secret });
    await api.post('/api/admins/totp/confirm', { token: hers, json: { code } });
    const { password: pass } = (await resetPassword(id)).body.data;
    const { status, body } = await api.post('/api/admins/login', { json: { ...CREDENTIALS, pass } });
    expect([status, body.data]).toEqual([401, { totp: true }]);
    expect(await list({ filter: { id: [id] } })).toMatchObject([{ totp: true }]);
  });

  test("TRUST-11 one's own password is changed in the profile, not made up", async () => {
    expect(await resetPassword(1)).toMatchObject({
      status: 409,
      body: { message: 'Ganti password Anda sendiri di halaman Profile.', data: null },
    });
    expect((await api.post('/api/admins/login', { json: ADMIN })).status).toBe(200);
  });

  test.each([[undefined], ['ya'], [1], [null]])('%j says neither disabled nor not', async (disabled) => {
    const { id } = (await add()).body.data;
    expect(await setDisabled(id, disabled)).toMatchObject({
      status: 422,
      body: { errors: { disabled: 'Pilih aktif atau nonaktif.' } },
    });
    expect((await setDisabled(999, true)).status).toBe(404);
  });

  test('TRUST-11 a password that is common or her own name is not hers', async () => {
    for (const password of ['password', 'SitiRahayu1']) {
      const { status, body } = await add({ password });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['password']]);
    }
  });

  test('TRUST-10 nobody is added, kept out, let in, logged out or given another password by a login whose password was typed long ago', async () => {
    const { id } = (await add()).body.data;
    const hers = await api.signIn(CREDENTIALS);
    await typedLongAgo(api);
    for (const refused of [
      await add({ username: 'budi', email: 'budi@example.com' }),
      await setDisabled(id, true),
      await resetPassword(id),
      await api.delete(`/api/admins/${id}/sessions`, { token }),
    ]) {
      expect([refused.status, refused.body.data]).toEqual([403, { confirm: true }]);
    }
    expect(await list()).toMatchObject([{ disabled: false }, { id, disabled: false }]);
    expect((await api.get(`/api/admins/${id}`, { token: hers })).status).toBe(200);
    await api.post('/api/admins/confirm', { token, json: { pass: ADMIN.pass } });
    expect((await setDisabled(id, true)).status).toBe(200);
  });
});
