import { DataSource, type EntitySubscriberInterface } from 'typeorm';
import { Lease, takeLease } from '../src/database/lease.js';
import { UnitOfWork, WRITER } from '../src/database/unit-of-work.js';
import { GuessCount } from '../src/login/guess-count.entity.js';
import { GuessCounts } from '../src/login/guess-counts.service.js';
import { ADMIN, Api, emptyDatabase, onMysql, type Row } from './harness.js';

const writerOf = ({ app }: Api) => app.get<DataSource>(WRITER, { strict: false });

// SQLite is for one process, which claims its folder before it opens the file.
(onMysql ? describe : describe.skip)('two processes on one database', () => {
  let first: Api;
  let second: Api;
  let token: string;
  beforeAll(async () => {
    first = await Api.start();
    // Before the guesses from this address use up its limit.
    token = await first.signIn();
    second = await first.replica();
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  const guess = async (api: Api, username: string) =>
    (await api.post('/api/admins/login', { json: { username, pass: 'tebakan' } })).status;

  // First: passport is one for all applications of a process, and asks the database of the last one, which others stop.
  test('SCALE-4 what an administrator has saved through the one is on the next screen that the other answers', async () => {
    for (let n = 0; n < 20; n += 1) {
      const [saves, shows] = n % 2 ? [first, second] : [second, first];
      const nama_category = `Simpan ${n}`;
      const saved = await saves.post('/api/category', { token, json: { nama_category } });
      expect(saved).toMatchObject({ status: 201 });
      const { id } = saved.body.data;
      expect((await shows.get(`/api/category/${id}`, { token })).body.data).toMatchObject({ nama_category });
      const listed = (await shows.get<Row[]>('/api/category', { token })).body.data;
      expect(listed.map((row) => row.nama_category)).toContain(nama_category);
      await saves.delete(`/api/category/${id}`, { token });
      expect((await shows.get(`/api/category/${id}`, { token })).status).toBe(404);
    }
  });

  test('SCALE-2 count failed logins together, and go on counting after a restart', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 10; n += 1) statuses.push(await guess(n % 2 ? first : second, 'hantu'));
    expect(statuses).toEqual(Array<number>(10).fill(401));
    expect([await guess(first, 'hantu'), await guess(second, ' HANTU')]).toEqual([429, 429]);
    const third = await first.replica();
    expect(await guess(third, 'hantu')).toBe(429);
    await third.stop();
  });

  test('SCALE-2 a flood of guesses writes nothing once its limit is reached', async () => {
    for (let n = 0; n < 11; n += 1) await guess(first, 'banjir');
    let transactions = 0;
    const counter: EntitySubscriberInterface = { beforeTransactionStart: () => void (transactions += 1) };
    writerOf(first).subscribers.push(counter);
    const flood = await Promise.all(Array.from({ length: 50 }, () => guess(first, 'banjir')));
    writerOf(first).subscribers.pop();
    expect(flood).toEqual(flood.map(() => 429));
    expect(transactions).toBe(0);
  });

  test('SCALE-2 of a sweep the one takes its turn until it is gone, then the other', async () => {
    const write = first.app.get(UnitOfWork, { strict: false });
    const longOver = { name: 'x'.repeat(64), guesses: 1, ends_at: 0 };
    const isSweptBy = async (api: Api) => {
      await write.internalTransaction((manager) => manager.save(GuessCount, longOver));
      await api.app.get(GuessCounts, { strict: false }).turn();
      return !(await writerOf(first).manager.existsBy(GuessCount, { name: longOver.name }));
    };
    expect([await isSweptBy(first), await isSweptBy(second), await isSweptBy(first)]).toEqual([
      true,
      false,
      true,
    ]);
    const minute = { name: 'sweep GuessCounts' };
    await write.internalTransaction((manager) => manager.decrement(Lease, minute, 'ends_at', 120));
    expect([await isSweptBy(second), await isSweptBy(first)]).toEqual([true, false]);
  });

  test('SCALE-2 of many that want the same lease at once one has it', async () => {
    const lease = { name: 'rebutan', seconds: 60 };
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? first : second).app
          .get(UnitOfWork, { strict: false })
          .internalTransaction((manager) => takeLease(manager, { ...lease, owner: String(n) })),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
  test('SCALE-4 every connection to a Galera node waits for what the others have', async () => {
    const waits = await Promise.all(
      [writerOf(first), first.app.get(DataSource)].flatMap((pool) =>
        [1, 2, 3].map(() => pool.query<{ Value: string }[]>("SHOW VARIABLES LIKE 'wsrep_sync_wait'")),
      ),
    );
    // MariaDB has the variable without a cluster too, MySQL has none.
    const isMariadb = writerOf(first).options.type === 'mariadb';
    expect(waits.flat().map(({ Value }) => Value)).toEqual(Array<string>(isMariadb ? 6 : 0).fill('1'));
  });

  test('SCALE-2 a start waits for one on another node of the cluster, and goes on once that is gone', async () => {
    const writer = writerOf(first);
    const boot = { name: 'boot' };
    expect(await takeLease(writer.manager, { ...boot, owner: 'elsewhere', seconds: 2 })).toBe(true);
    const { ends_at } = await writer.manager.findOneByOrFail(Lease, boot);
    const third = await first.replica();
    const [now] = await writer.query<{ seconds: number }[]>('SELECT UNIX_TIMESTAMP() AS seconds');
    expect(Number(now?.seconds)).toBeGreaterThanOrEqual(ends_at);
    expect(await writer.manager.findOneByOrFail(Lease, boot)).toMatchObject({ ends_at: 0 });
    await third.stop();
  });
});

if (onMysql)
  test('SCALE-2 two starts at once on an empty database both come up, and there is one of everything', async () => {
    const { env, drop } = await emptyDatabase();
    const [first, second] = await Promise.all([Api.open(env, drop), Api.open(env)]);
    expect(await Promise.all([first.signIn(ADMIN), second.signIn(ADMIN)])).toEqual([
      expect.stringMatching(/^ey/),
      expect.stringMatching(/^ey/),
    ]);
    for (const table of ['admin', 'installation', 'catalogue_revision']) {
      const [row] = await writerOf(first).query<{ n: number | string }[]>(
        `SELECT COUNT(*) AS n FROM ${table}`,
      );
      expect({ table, rows: Number(row?.n) }).toEqual({ table, rows: 1 });
    }
    await second.stop();
    await first.stop();
  });
