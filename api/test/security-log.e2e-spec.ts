import { generate } from 'otplib';
import { ADMIN, Api, SITI } from './harness.js';

const NEW = 'sepeda-kuning';
const ADDRESS = '192.0.2.7';

interface Line {
  security?: string;
  level: number;
  [field: string]: unknown;
}

describe('TRUST-16 the security log', () => {
  let api: Api;
  let log = '';
  let token: string;
  beforeAll(async () => {
    const take = { write: (line: string) => void (log += line) };
    api = await Api.start({ LOG_LEVEL: 'info', TRUST_PROXY: '1' }, undefined, take);
    token = await api.signIn();
  });
  beforeEach(() => (log = ''));

  const headers = { 'x-forwarded-for': ADDRESS, 'x-request-id': 'permintaan-1' };
  const login = (username: string, pass: string, address = ADDRESS) =>
    api.post<{ token: string } | null>('/api/admins/login', {
      json: { username, pass },
      headers: { ...headers, 'x-forwarded-for': address },
    });
  const lines = () =>
    log
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line)
      .filter(({ security }) => security !== undefined);
  const INFO = 30;
  const WARN = 40;
  const SHORT_HASH = expect.stringMatching(/^[0-9a-f]{16}$/) as string;
  const seen = { address: ADDRESS, reqId: 'permintaan-1' };

  test('tells of a login and a logout, by the same short hash of the session', async () => {
    const session = (await login('admin', ADMIN.pass)).body.data?.token;
    await api.post('/api/admins/logout', { token: session, headers });
    const [began] = lines();
    expect(lines()).toMatchObject([
      { security: 'login.succeeded', level: INFO, adminId: 1, session: SHORT_HASH, ...seen },
      { security: 'logout', level: INFO, adminId: 1, session: began?.session, ...seen },
    ]);
  });

  test('tells of a failure as a warning, with the address and by a hash which name was tried', async () => {
    await login('Admin', 'tebakan');
    await login('admin ', 'tebakan');
    await login('orang-lain', 'tebakan');
    const [first, second, third] = lines();
    expect(first).toMatchObject({ security: 'login.failed', level: WARN, name: SHORT_HASH, ...seen });
    expect(second?.name).toBe(first?.name);
    expect(third?.name).not.toBe(first?.name);
  });

  test('tells once that a limit is reached, and which', async () => {
    for (let n = 1; n <= 14; n += 1) await login('sasaran', 'tebakan', '192.0.2.8');
    const limited = lines().filter(({ security }) => security === 'login.limited');
    expect(limited).toEqual([
      expect.objectContaining({ level: WARN, limit: 'both', name: SHORT_HASH, address: '192.0.2.8' }),
    ]);
  });

  test('tells of a confirmed password, and of one that was not', async () => {
    await api.post('/api/admins/confirm', { token, json: { pass: 'tebakan' }, headers });
    await api.post('/api/admins/confirm', { token, json: { pass: ADMIN.pass }, headers });
    expect(lines()).toEqual([
      expect.objectContaining({ security: 'confirm.failed', level: WARN, adminId: 1, ...seen }),
      expect.objectContaining({ security: 'confirm.succeeded', level: INFO, adminId: 1, ...seen }),
    ]);
  });

  test('tells who added, disabled and enabled whom, who replaced whose password, and of the login of who is disabled', async () => {
    const json = { ...SITI, password: NEW };
    const { id } = (await api.post('/api/admins', { token, json, headers })).body.data;
    await api.put(`/api/admins/${id}/disabled`, { token, json: { disabled: true }, headers });
    expect((await login('siti', 'bukan ini')).status).toBe(401);
    expect((await login('siti', NEW)).status).toBe(401);
    await api.put(`/api/admins/${id}/disabled`, { token, json: { disabled: false }, headers });
    await login('siti', NEW);
    await api.delete(`/api/admins/${id}/sessions`, { token, headers });
    await api.post(`/api/admins/${id}/password`, { token, headers });
    const about = { adminId: id, by: 1, ...seen };
    expect(lines()).toMatchObject([
      { security: 'admin.added', ...about },
      { security: 'admin.disabled', level: WARN, ...about },
      { security: 'login.failed', level: WARN, name: SHORT_HASH, ...seen },
      { security: 'login.disabled', level: WARN, adminId: id, ...seen },
      { security: 'login.failed', level: WARN, name: SHORT_HASH, ...seen },
      { security: 'admin.enabled', level: WARN, ...about },
      { security: 'login.succeeded', adminId: id },
      { security: 'session.revoked', count: 1, ...about },
      { security: 'password.reset', level: WARN, ...about },
    ]);
  });

  test('tells of the second step: on, asked for, failed, passed with a recovery code, off', async () => {
    const begun = await api.post<{ secret: string }>('/api/admins/totp', { token, headers });
    const code = await generate({ secret: begun.body.data.secret });
    const { body } = await api.post<{ recovery_codes: string[] }>('/api/admins/totp/confirm', {
      token,
      json: { code },
      headers,
    });
    for (const tried of [undefined, '000000', body.data.recovery_codes[0]]) {
      await api.post('/api/admins/login', { json: { ...ADMIN, code: tried }, headers });
    }
    await api.delete('/api/admins/totp', { token, headers });
    expect(lines()).toMatchObject([
      { security: 'totp.on', level: INFO, adminId: 1, ...seen },
      { security: 'totp.asked', level: INFO, adminId: 1, ...seen },
      { security: 'totp.failed', level: WARN, adminId: 1, ...seen },
      { security: 'totp.recovered', level: WARN, adminId: 1, ...seen },
      { security: 'login.succeeded', adminId: 1 },
      { security: 'totp.off', level: WARN, adminId: 1, ...seen },
    ]);
    for (const secret of [begun.body.data.secret, ...body.data.recovery_codes])
      expect(log).not.toContain(secret);
  });

  test('tells of a token that is refused, and not of a request without one', async () => {
    const session = (await login('admin', ADMIN.pass)).body.data?.token ?? '';
    await api.post('/api/admins/logout', { token: session, headers });
    log = '';
    for (const refused of [session, `${token}x`, 'bukan token', undefined])
      expect((await api.get('/api/admins', { token: refused, headers })).status).toBe(401);
    const refused = { security: 'token.refused', level: WARN, ...seen };
    expect(lines()).toEqual(Array(3).fill(expect.objectContaining(refused)));
    for (const secret of [session, token, 'bukan token']) expect(log).not.toContain(secret);
  });

  test('tells of changed usernames, e-mails and passwords, as the history does, and of the sessions that ended', async () => {
    await login('admin', ADMIN.pass);
    log = '';
    const { body } = await api.get('/api/admins/1', { token });
    const json = { ...body.data, username: 'kepala', email: 'kepala@example.com' };
    await api.put('/api/admins/1', { token, json, headers });
    await api.put('/api/admins/password', { token, json: { password: NEW }, headers });
    expect(lines().map(({ security }) => security)).toEqual([
      'username.changed',
      'email.changed',
      'password.changed',
      'session.revoked',
    ]);
    for (const line of lines()) expect(line).toMatchObject({ adminId: 1, ...seen });

    const history = await api.get<{ changes: object; resource: string }[]>('/api/history', { token });
    const changes = history.body.data
      .filter(({ resource }) => resource === 'admin')
      .flatMap((entry) => Object.keys(entry.changes));
    expect(changes).toEqual(expect.arrayContaining(['username', 'email', 'pass']));
  });

  test('holds no name, password, token or session', async () => {
    const session = (await login('kepala', NEW)).body.data?.token ?? '';
    await login('salah-ketik-rahasia', 'tebakan-rahasia');
    await api.post('/api/admins/confirm', { token: session, json: { pass: 'tebakan-rahasia' } });
    await api.post('/api/admins/confirm', { token: session, json: { pass: NEW } });
    const { sid } = JSON.parse(Buffer.from(session.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    expect(lines()).toHaveLength(4);
    for (const secret of ['salah-ketik', 'tebakan', 'kepala', NEW, session, sid])
      expect(log).not.toContain(secret);
  });
});

test('TRUST-16 LOG_LEVEL=warn keeps every refusal', async () => {
  let log = '';
  const api = await Api.start({ LOG_LEVEL: 'warn' }, undefined, {
    write: (line: string) => void (log += line),
  });
  await api.signIn();
  expect(log).toBe('');
  const json = { ...ADMIN, pass: 'tebakan' };
  for (let n = 1; n <= 11; n += 1) await api.post('/api/admins/login', { json });
  await api.stop();
  expect(log.match(/"security":"login.failed"/g)).toHaveLength(10);
  expect(log.match(/"security":"login.limited"/g)).toHaveLength(1);
});
