import { generate } from 'otplib';
import { DataSource } from 'typeorm';
import { AdminTotp } from '../src/auth/admin-totp.entity.js';
import { RecoveryCode } from '../src/totp/recovery-code.entity.js';
import { ADMIN, type Api, type Row, startSignedIn, typedLongAgo } from './harness.js';

const STEP = 30;

interface Begun {
  secret: string;
  uri: string;
  qr: string;
}

describe('two-step verification', () => {
  let api: Api;
  let token: string;
  beforeEach(async () => {
    ({ api, token } = await startSignedIn());
    // In the middle of a step: no code gets older while a test runs.
    const now = (Math.floor(Date.now() / 1000 / STEP) + 0.5) * STEP * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(now);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await api.stop();
  });

  const begin = async () => (await api.post<Begun>('/api/admins/totp', { token })).body.data;
  const confirm = (code: string) =>
    api.post<{ recovery_codes: string[] }>('/api/admins/totp/confirm', { token, json: { code } });
  /** The code of so many steps from now. */
  const codeOf = (secret: string, steps = 0) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP });
  const login = (code?: string, fields: object = {}) =>
    api.post<object | null>('/api/admins/login', { json: { ...ADMIN, code, ...fields } });
  const switchOn = async () => {
    const { secret } = await begin();
    const { body } = await confirm(await codeOf(secret, -1));
    return { secret, codes: body.data.recovery_codes };
  };
  const state = async () => (await api.get('/api/admins/totp', { token })).body.data;

  test('TRUST-12 changes nothing until a code has shown that the phone has the secret', async () => {
    const { secret, uri, qr } = await begin();
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Etalase:admin\?/);
    expect(decodeURIComponent(qr)).toMatch(/^data:image\/svg\+xml,<svg /);
    expect(await confirm('000000')).toMatchObject({
      status: 422,
      body: { errors: { code: 'Kode verifikasi salah atau sudah dipakai.' } },
    });
    expect((await login()).status).toBe(200);
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
  });

  test('TRUST-12 who begins again soon, as on a phone that loads the page anew, gets the same secret', async () => {
    const { secret } = await begin();
    expect((await begin()).secret).toBe(secret);
    const begun_at = new Date(Date.now() - 16 * 60_000);
    await api.write((manager) => manager.update(AdminTotp, { last_step: 0 }, { begun_at }));
    const later = await begin();
    expect(later.secret).not.toBe(secret);
    expect((await confirm(await codeOf(secret))).status).toBe(422);
    expect((await confirm(await codeOf(later.secret))).status).toBe(200);
  });

  test('TRUST-12 once it is on a login needs a code, and says so only to who knows the password', async () => {
    const { secret, codes } = await switchOn();
    expect(codes).toHaveLength(10);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });

    const without = await login();
    expect(without.status).toBe(401);
    expect(without.body).toMatchObject({
      message: 'Masukkan kode verifikasi dari aplikasi autentikator Anda.',
      data: { totp: true },
    });
    const wrong = await login('000000');
    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      message: 'Kode verifikasi salah atau sudah dipakai.',
      data: { totp: true },
    });
    const stranger = await login(await codeOf(secret), { pass: 'salah' });
    expect(stranger.body).toMatchObject({ message: 'Username atau password salah.', data: null });
    // In two groups, as apps show it.
    const code = await codeOf(secret);
    expect((await login(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
  });

  test('TRUST-12 a code that was used, or is older than one, is not taken again', async () => {
    const { secret } = await switchOn();
    expect((await login(await codeOf(secret, -1))).status).toBe(401);
    const next = await codeOf(secret, 1);
    expect((await login(next)).status).toBe(200);
    expect((await login(next)).status).toBe(401);
    expect((await login(await codeOf(secret))).status).toBe(401);
  });

  test('TRUST-12 of two logins with one code at once, one gets in', async () => {
    const { secret, codes } = await switchOn();
    const code = await codeOf(secret, 1);
    const twice = await Promise.all([login(code), login(code)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    const again = await Promise.all([login(codes[0]), login(codes[0])]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await state()).toMatchObject({ recovery_codes_left: 9 });
  });

  test('TRUST-12 a clock that is wrong by more than half a minute is not followed', async () => {
    const { secret } = await switchOn();
    expect((await login(await codeOf(secret, 3))).status).toBe(401);
    expect((await login(await codeOf(secret, -3))).status).toBe(401);
  });

  test('TRUST-12 a recovery code gets in once, however it is typed', async () => {
    const { codes } = await switchOn();
    const [first = '', second = ''] = codes;
    expect((await login(first)).status).toBe(200);
    expect((await login(first)).status).toBe(401);
    expect((await login(` ${second.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await login('xxxxx-xxxxx')).status).toBe(401);
  });

  test('TRUST-12 new recovery codes make the old ones worthless', async () => {
    const { codes } = await switchOn();
    const renewed = await api.post<{ recovery_codes: string[] }>('/api/admins/totp/recovery-codes', {
      token,
    });
    expect(renewed.status).toBe(200);
    expect((await login(codes[0])).status).toBe(401);
    expect((await login(renewed.body.data.recovery_codes[0])).status).toBe(200);
  });

  test('TRUST-12 switched off, a login is as it was', async () => {
    await switchOn();
    const { status, body } = await api.delete('/api/admins/totp', { token });
    expect([status, body.message]).toEqual([200, 'Verifikasi dua langkah dimatikan.']);
    expect((await login()).status).toBe(200);
    expect(await state()).toEqual({ enabled: false, recovery_codes_left: 0 });
    const again = await api.delete('/api/admins/totp', { token });
    expect([again.status, again.body.message]).toEqual([409, 'Verifikasi dua langkah tidak aktif.']);
  });

  test('TRUST-12 it is begun before it is confirmed, and not begun while it is on', async () => {
    expect(await confirm('123456')).toMatchObject({ status: 409 });
    expect(await confirm('12345')).toMatchObject({
      status: 422,
      body: { errors: { code: 'Kode verifikasi terdiri dari 6 angka.' } },
    });
    await switchOn();
    expect(await api.post('/api/admins/totp', { token })).toMatchObject({
      status: 409,
      body: { message: 'Verifikasi dua langkah sudah aktif.' },
    });
    expect(await confirm('123456')).toMatchObject({ status: 409 });
  });

  test('TRUST-12 the database and the history hold neither the secret nor a recovery code', async () => {
    const { secret, codes } = await switchOn();
    await api.delete('/api/admins/totp', { token });
    const history = (await api.get<Row[]>('/api/history', { token })).body.data;
    expect(history.slice(0, 2).map(({ changes }) => changes)).toEqual([
      { totp: { from: 'aktif', to: null } },
      { totp: { from: null, to: 'aktif' } },
    ]);
    const second = await switchOn();
    const { manager } = api.app.get(DataSource);
    const stored = JSON.stringify([
      await manager.find(AdminTotp),
      await manager.find(RecoveryCode),
      (await api.get('/api/history', { token })).body.data,
    ]);
    for (const text of [secret, second.secret, ...codes, ...second.codes]) expect(stored).not.toContain(text);
    expect(await manager.count(RecoveryCode)).toBe(10);
  });

  test('TRUST-12 a login whose password was typed long ago neither switches it on nor off', async () => {
    const { secret } = await begin();
    await typedLongAgo(api);
    const refused = [await api.post('/api/admins/totp', { token }), await confirm(await codeOf(secret))];
    expect(refused.map(({ status }) => status)).toEqual([403, 403]);
    await api.post('/api/admins/confirm', { token, json: { pass: ADMIN.pass } });
    expect((await confirm(await codeOf(secret))).status).toBe(200);
    await typedLongAgo(api);
    expect((await api.delete('/api/admins/totp', { token })).status).toBe(403);
    expect((await api.post('/api/admins/totp/recovery-codes', { token })).status).toBe(403);
    expect(await state()).toEqual({ enabled: true, recovery_codes_left: 10 });
  });

  test('TRUST-12 ten wrong codes are enough, and asking for one is none', async () => {
    const { secret } = await switchOn();
    for (let n = 1; n <= 12; n += 1) expect((await login()).status).toBe(401);
    for (let n = 1; n <= 10; n += 1) expect((await login('000000')).status).toBe(401);
    const { status, headers } = await login(await codeOf(secret, 1));
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
