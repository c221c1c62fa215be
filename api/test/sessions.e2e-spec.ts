import { DataSource } from 'typeorm';
import { AdminSession } from '../src/auth/admin-session.entity.js';
import { UnitOfWork, WRITER } from '../src/database/unit-of-work.js';
import { ADMIN, Api, onMysql, startSignedIn } from './harness.js';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36';
const MINUTE = 60_000;

interface Session {
  id: string;
  device: string;
  created_at: string;
  last_used_at: string;
  current: boolean;
}

describe('sessions', () => {
  let api: Api;
  let token: string;
  beforeEach(async () => ({ api, token } = await startSignedIn()));
  afterEach(() => api.stop());

  const list = async (bearer = token) =>
    (await api.get<Session[]>('/api/admins/sessions', { token: bearer })).body.data;
  const isIn = async (bearer: string) => (await api.get('/api/admins/1', { token: bearer })).status === 200;
  const change = (fields: Partial<AdminSession>, where: Partial<Pick<AdminSession, 'id'>>) =>
    api.write((manager) => manager.update(AdminSession, where, fields));
  const sidOf = (bearer: string) =>
    (JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

  test('TRUST-11 one sees where one is logged in, on what device, and which login is asking', async () => {
    const phone = await api.signIn(ADMIN, { 'user-agent': PHONE });
    const sessions = await list(phone);
    expect(sessions).toHaveLength(2);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Chrome di Android', true],
        ['Perangkat tidak dikenal', false],
      ]),
    );
    for (const { created_at, last_used_at } of sessions) {
      expect(Math.abs(Date.now() - Date.parse(created_at))).toBeLessThan(MINUTE);
      expect(Math.abs(Date.now() - Date.parse(last_used_at))).toBeLessThan(MINUTE);
    }
  });

  test('TRUST-11 a session that is ended is out at once, and the others stay', async () => {
    const phone = await api.signIn(ADMIN, { 'user-agent': PHONE });
    const ended = await api.delete(`/api/admins/sessions/${sidOf(phone)}`, { token });
    expect(ended).toMatchObject({ status: 200, body: { message: 'Sesi berhasil diakhiri.' } });
    expect([await isIn(phone), await isIn(token)]).toEqual([false, true]);
    const again = await api.delete(`/api/admins/sessions/${sidOf(phone)}`, { token });
    expect(again).toMatchObject({ status: 404, body: { message: 'Sesi tidak ditemukan.' } });
  });

  test('TRUST-11 all other sessions end at once, and the one that asks stays', async () => {
    const others = [await api.signIn(), await api.signIn()];
    const { status, body } = await api.delete('/api/admins/sessions', { token });
    expect([status, body.message]).toEqual([200, 'Semua sesi lain berhasil diakhiri.']);
    for (const other of others) expect(await isIn(other)).toBe(false);
    expect((await list()).map(({ current }) => current)).toEqual([true]);
  });

  test('TRUST-11 a session that was not used for two hours is over, neither listed nor kept', async () => {
    const idle = await api.signIn();
    const almost = await api.signIn();
    await change({ last_used_at: new Date(Date.now() - 120 * MINUTE) }, { id: sidOf(idle) });
    await change({ last_used_at: new Date(Date.now() - 119 * MINUTE) }, { id: sidOf(almost) });
    expect([await isIn(idle), await isIn(almost)]).toEqual([false, true]);
    expect((await list()).map(({ id }) => id)).not.toContain(sidOf(idle));
    await api.signIn();
    const kept = await api.app.get(DataSource).manager.find(AdminSession);
    expect(kept.map(({ id }) => id)).not.toContain(sidOf(idle));
    expect(kept.map(({ id }) => id)).toContain(sidOf(almost));
  });

  test('TRUST-11 SESSION_IDLE says how long that is', async () => {
    const impatient = await Api.start({ SESSION_IDLE: '10m' });
    const openAfter = async (minutes: number) => {
      const bearer = await impatient.signIn();
      const last_used_at = new Date(Date.now() - minutes * MINUTE);
      await impatient.app
        .get(UnitOfWork, { strict: false })
        .internalTransaction((manager) =>
          manager.update(AdminSession, { id: sidOf(bearer) }, { last_used_at }),
        );
      return (await impatient.get('/api/admins/1', { token: bearer })).status;
    };
    expect([await openAfter(9), await openAfter(10)]).toEqual([200, 401]);
    await impatient.stop();
  });

  test('TRUST-11 a use begins the two hours anew, and is written once a minute at most', async () => {
    const before = new Date(Date.now() - 60 * MINUTE);
    await change({ last_used_at: before }, { id: sidOf(token) });
    const writes = jest.spyOn(api.app.get(UnitOfWork, { strict: false }), 'internalTransaction');
    await Promise.all(Array.from({ length: 20 }, () => isIn(token)));
    await Promise.all(writes.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(writes).toHaveBeenCalledTimes(1);
    const [session] = await list();
    expect(Date.parse(session?.last_used_at ?? '')).toBeGreaterThan(Date.now() - MINUTE);
    await isIn(token);
    expect(writes).toHaveBeenCalledTimes(1);
  });

  // MySQL has nothing that a test may switch off for itself alone.
  (onMysql ? test.skip : test)('TRUST-11 a database that refuses writes can still be read from', async () => {
    const before = new Date(Date.now() - 60 * MINUTE);
    await change({ last_used_at: before }, { id: sidOf(token) });
    const writer = api.app.get<DataSource>(WRITER, { strict: false });
    await writer.query('PRAGMA query_only = ON');
    expect((await list())[0]?.last_used_at).toBe(before.toISOString());
    expect((await list())[0]?.last_used_at).toBe(before.toISOString());
    await writer.query('PRAGMA query_only = OFF');
    expect(await isIn(token)).toBe(true);
  });
});
