import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'libsql';
import mysql, { type RowDataPacket } from 'mysql2/promise';
import type { DataSource, EntitySubscriberInterface, QueryRunner } from 'typeorm';
import { claimDataDir } from '../src/database/boot-lock.js';
import { openReader, openWriter } from '../src/database/data-source.js';
import { Installation } from '../src/database/installation.entity.js';
import { WRITER } from '../src/database/unit-of-work.js';
import { StartupError } from '../src/env.js';
import { Api, emptyDatabase, onMysql, type Row, startSignedIn } from './harness.js';

const writerOf = ({ app }: Api) => app.get<DataSource>(WRITER, { strict: false });
const add = (api: Api, token: string, nama_category: string) =>
  api.post('/api/category', { token, json: { nama_category } });
const names = async (api: Api) =>
  (await api.get<Row[]>('/api/category')).body.data.map((row) => String(row.nama_category)).sort();

/** Between the work of the next transaction and its commit. */
function beforeNextCommit(writer: DataSource, run: (runner: QueryRunner) => Promise<unknown>): void {
  const subscriber: EntitySubscriberInterface = {
    beforeTransactionCommit: async ({ queryRunner }) => {
      writer.subscribers.splice(writer.subscribers.indexOf(subscriber), 1);
      await run(queryRunner);
    },
  };
  writer.subscribers.push(subscriber);
}

/** As SQLite does by itself when the disk refuses a commit, and MySQL when the connection is lost. */
async function loseTransaction(runner: QueryRunner): Promise<void> {
  if (!onMysql) return void (await runner.query('ROLLBACK'));
  const [row] = (await runner.query('SELECT CONNECTION_ID() AS id')) as { id: number }[];
  await runner.dataSource.query(`KILL ${row?.id}`);
}

test('TRUST-1 after a commit that was refused all that is acknowledged is kept, and nothing else', async () => {
  let api = await Api.start();
  const token = await api.signIn();
  const statuses = async (...given: string[]) => {
    const answers = [];
    for (const name of given) answers.push((await add(api, token, name)).status);
    return answers;
  };
  expect(await statuses('Sebelum')).toEqual([201]);
  beforeNextCommit(writerOf(api), loseTransaction);
  const [refused] = await statuses('Ditolak');
  expect(refused).toBeGreaterThanOrEqual(500);
  // The duplicate is taken back; in a transaction that was left open it would take what comes after it along.
  expect(await statuses('Sesudah 1', 'Sesudah 1', 'Sesudah 2')).toEqual([201, 409, 201]);
  const acknowledged = ['Sebelum', 'Sesudah 1', 'Sesudah 2'];
  expect(await names(api)).toEqual(acknowledged);

  api = await api.restart();
  expect(await names(api)).toEqual(acknowledged);
});

describe('TRUST-7 what the disk says', () => {
  const codes = [
    ['SQLITE_FULL', 'Penyimpanan server penuh. Perubahan tidak disimpan.'],
    ['ENOSPC', 'Penyimpanan server penuh. Perubahan tidak disimpan.'],
    ...[
      'SQLITE_IOERR',
      'SQLITE_IOERR_WRITE',
      'SQLITE_IOERR_FSYNC',
      'SQLITE_READONLY',
      'SQLITE_READONLY_DBMOVED',
      'SQLITE_CANTOPEN',
      'EROFS',
      'EIO',
      'ER_OPTION_PREVENTS_STATEMENT',
      'ER_READ_ONLY_MODE',
    ].map((code) => [
      code,
      'Penyimpanan server sedang tidak dapat dibaca atau ditulis. Perubahan tidak disimpan.',
    ]),
  ] as [string, string][];

  let api: Api;
  let token: string;
  beforeAll(async () => ({ api, token } = await startSignedIn()));

  test.each(codes)('%s is 503 with Retry-After, and nothing is kept', async (code, message) => {
    beforeNextCommit(writerOf(api), () => Promise.reject(Object.assign(new Error('disk'), { code })));
    const { status, headers, body } = await add(api, token, 'Ditolak');
    expect({ status, body }).toEqual({ status: 503, body: { success: false, message, data: null } });
    expect(headers.get('retry-after')).toBe('60');
    expect(await names(api)).toEqual([]);
  });
});

describe('TRUST-7 readiness', () => {
  let api: Api;
  beforeAll(async () => (api = await Api.start()));

  const ready = () => api.get('/api/health/ready');

  test('writes a row of its own, once however many ask', async () => {
    const writer = writerOf(api);
    const before = await writer.manager.findOneByOrFail(Installation, { id: Installation.ONLY_ROW });
    let commits = 0;
    const counter: EntitySubscriberInterface = { afterTransactionCommit: () => void (commits += 1) };
    writer.subscribers.push(counter);
    const asked = Date.now();
    const answers = await Promise.all(Array.from({ length: 30 }, ready));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(commits).toBeLessThanOrEqual(1 + Math.floor((Date.now() - asked) / 1000));
    expect(commits).toBeGreaterThan(0);
    writer.subscribers.splice(writer.subscribers.indexOf(counter), 1);
    const after = await writer.manager.findOneByOrFail(Installation, { id: Installation.ONLY_ROW });
    expect(after.uuid).toBe(before.uuid);
    expect(after.checked_at.getTime()).toBeGreaterThan(before.checked_at.getTime());
  });
});

if (!onMysql) {
  test('TRUST-7 a database that can only be read: reads are answered, writes and readiness are 503', async () => {
    const { api, token } = await startSignedIn();
    await writerOf(api).query('PRAGMA query_only = ON');
    expect((await api.get('/api/category')).status).toBe(200);
    for (const { status } of [await add(api, token, 'X'), await api.get('/api/health/ready')]) {
      expect(status).toBe(503);
    }
    await writerOf(api).query('PRAGMA query_only = OFF');
    expect((await add(api, token, 'X')).status).toBe(201);
  });

  test('TRUST-7 while another program holds the SQLite file every other request is answered', async () => {
    const { api, token } = await startSignedIn();
    const other = new Sqlite(join(api.env.DATA_DIR, 'etalase.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    const writes = ['A', 'B', 'C'].map((name) => add(api, token, name));
    const longest = await longestAnswer(api, 10);
    other.exec('ROLLBACK');
    other.close();
    expect((await Promise.all(writes)).map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(longest).toBeLessThan(1000);
  });

  test('TRUST-7 whoever waits for the SQLite file longer than five seconds is told so, all at once', async () => {
    const { api, token } = await startSignedIn();
    const other = new Sqlite(join(api.env.DATA_DIR, 'etalase.sqlite'));
    other.exec('BEGIN EXCLUSIVE');
    const began = Date.now();
    const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => add(api, token, name)));
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(Date.now() - began).toBeLessThan(8000);
    other.exec('ROLLBACK');
    other.close();
    expect((await add(api, token, 'E')).status).toBe(201);
    expect(await names(api)).toEqual(['E']);
  });

  test('TRUST-7 a reader waits for a file that is held whole, and keeps nobody else waiting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'etalase-test-'));
    const database = join(folder, 'rollback-journal.sqlite');
    const other = new Sqlite(database);
    other.exec('CREATE TABLE tea (name)');
    const reader = await openReader({ type: 'better-sqlite3', driver: Sqlite, database });
    other.exec("BEGIN EXCLUSIVE; INSERT INTO tea VALUES ('Sencha')");
    const read = reader.query('SELECT name FROM tea');
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    other.exec('COMMIT');
    expect(await read).toEqual([{ name: 'Sencha' }]);
    await reader.destroy();
    other.close();
    rmSync(folder, { recursive: true });
  });

  test('files of the data folder are readable by their owner only, also those that were there', async () => {
    let api = await Api.start();
    const modes = () =>
      Object.fromEntries(
        readdirSync(api.env.DATA_DIR, { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => [name, statSync(join(api.env.DATA_DIR, name)).mode & 0o777]),
      );
    expect(modes()).toMatchObject({ 'etalase.sqlite': 0o600, 'etalase.sqlite-wal': 0o600 });
    expect(new Set(Object.values(modes()))).toEqual(new Set([0o600]));
    for (const name of Object.keys(modes())) chmodSync(join(api.env.DATA_DIR, name), 0o644);
    api = await api.restart();
    expect(new Set(Object.values(modes()))).toEqual(new Set([0o600]));
  });

  test('a data folder stays claimed while its database is opened', async () => {
    const { env } = await emptyDatabase();
    const claim = claimDataDir(env);
    const writer = await openWriter(env);
    const otherProcess = () =>
      spawnSync(
        process.execPath,
        [
          '-e',
          "new (require('libsql'))(process.argv[1]).exec('BEGIN EXCLUSIVE')",
          join(env.DATA_DIR, 'in-use.lock'),
        ],
        { encoding: 'utf8' },
      );
    expect(otherProcess().stderr).toContain('SQLITE_BUSY');
    await writer.destroy();
    claim.release();
    expect(otherProcess().status).toBe(0);
    rmSync(env.DATA_DIR, { recursive: true });
  });

  test('a data folder that is missing is made for its owner only', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'etalase-test-'));
    const api = await Api.start({ DATA_DIR: join(parent, 'data') });
    expect(statSync(api.env.DATA_DIR).mode & 0o777).toBe(0o700);
    await api.stop();
    rmSync(parent, { recursive: true });
  });
}

test('TRUST-5 a database of a later version is refused with one line that says what to do', async () => {
  const { api, token } = await startSignedIn();
  await add(api, token, 'Teh');
  const later = { timestamp: 9_999_999_999_999, name: 'Later9999999999999' };
  const writer = writerOf(api);
  await writer.createQueryBuilder().insert().into('migrations').values(later).execute();
  const refused = api.restart();
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow(
    /^the database belongs to a later version .*Later9999999999999.*: start/,
  );
});

(onMysql ? test : test.skip)(
  'TRUST-5 a MySQL database that cannot store every character is refused before a table is made',
  async () => {
    const { env, drop } = await emptyDatabase();
    const name = new URL(String(env.DATABASE_URL)).pathname.slice(1);
    const other = await mysql.createConnection(String(env.DATABASE_URL).replace(/^mariadb:/, 'mysql:'));
    await other.query(`ALTER DATABASE ${name} CHARACTER SET latin1`);
    await expect(Api.open(env)).rejects.toThrow(
      `the database ${name} is latin1 and cannot store every character: ALTER DATABASE`,
    );
    const [tables] = await other.query<RowDataPacket[]>('SHOW TABLES');
    expect(tables.map((row) => Object.values(row)[0] as string)).not.toContain('product');
    await other.end();
    await drop();
  },
);

/** Of requests that need no write, one after the other. */
async function longestAnswer(api: Api, times: number): Promise<number> {
  let longest = 0;
  for (let n = 0; n < times; n += 1) {
    const began = Date.now();
    for (const path of ['/api/health', '/api/category']) expect((await api.get(path)).status).toBe(200);
    longest = Math.max(longest, Date.now() - began);
  }
  return longest;
}

if (!onMysql) {
  const disk = mkdtempSync(join(tmpdir(), 'etalase-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status === 0;
  afterAll(() => {
    if (mounted) spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const onFullDisk = mounted ? test : test.skip;

  onFullDisk(
    'TRUST-1 TRUST-7 a disk that is really full: 503 until there is room, and all that was acknowledged is kept',
    async () => {
      let api = await Api.start({ DATA_DIR: join(disk, 'data') });
      const token = await api.signIn();
      const acknowledged: string[] = [];
      const refusals = new Set<number>();
      const tryToAdd = async (name: string) => {
        const { status } = await add(api, token, name);
        if (status === 201) acknowledged.push(name);
        else refusals.add(status);
        return status;
      };
      const filler = join(disk, 'filler');
      for (let round = 0; round < 3; round += 1) {
        const { bavail, bsize } = statfsSync(disk);
        // Some pages of the log still fit.
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail - 2) * bsize));
        let refused = 0;
        for (let n = 0; refused < 5 && n < 500; n += 1) {
          if ((await tryToAdd(`Penuh ${round} ${n}`)) !== 201) refused += 1;
        }
        expect(refused).toBe(5);
        expect((await api.get('/api/category')).status).toBe(200);
        expect((await api.get('/api/health/ready')).status).toBe(503);
        rmSync(filler);
        expect(await tryToAdd(`Lega ${round}`)).toBe(201);
        expect((await add(api, token, `Lega ${round}`)).status).toBe(409);
        expect(await tryToAdd(`Lega lagi ${round}`)).toBe(201);
      }
      expect([...refusals]).toEqual([503]);
      expect(await names(api)).toEqual([...acknowledged].sort());
      api = await api.restart();
      expect(await names(api)).toEqual([...acknowledged].sort());
    },
    60_000,
  );
}
