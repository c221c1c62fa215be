import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import Sqlite from 'libsql';
import type { RowDataPacket } from 'mysql2/promise';
import { DataSource } from 'typeorm';
import { ArchiveWriter, type Manifest, readArchive } from '../src/backup/archive.js';
import { makeBackup } from '../src/backup/backup.js';
import { listBackups } from '../src/backup/kept-backups.js';
import { restore } from '../src/backup/restore.js';
import { claimDataDir } from '../src/database/boot-lock.js';
import { connect } from '../src/database/mysql-server.js';
import { HOUR } from '../src/database/scheduled-task.js';
import { type Env, parseEnv } from '../src/env.js';
import { MissingPicturesService } from '../src/media/missing-pictures.service.js';
import { DatabasePipe } from './database-pipe.js';
import { Api, onMysql, picture, type Row } from './harness.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TABLES = ['admin', 'category', 'company_info', 'contact', 'history', 'product'];
const BUSY = 'Sibuk';
/** Locks, and what SQLite has beside its file while it is open. */
const PASSING = /^in-use\.lock|-(wal|shm)$/;

const run = promisify(execFile);

beforeAll(async () => {
  // What `npm run backup` does first.
  await run('node', ['-e', "import('./scripts/prepare.mjs').then((m) => m.prepare({ only: ['api'] }))"], {
    cwd: ROOT,
  });
}, 120_000);

/** As the operator runs it, beside the server. */
function command(name: string, env: Env, args: string[] = [], more: Record<string, string> = {}) {
  return run('node', [join(ROOT, `api/dist/bin/${name}.js`), ...args], {
    env: { ...variables(env), ...more },
  });
}

const DURATIONS = ['TOKEN_TTL', 'SESSION_IDLE', 'BACKUP_EVERY', 'HISTORY_KEEP'];

function variables(env: Env): NodeJS.ProcessEnv {
  const given = Object.entries(env).filter(([, value]) => value !== undefined);
  const text = (name: string, value: unknown) =>
    DURATIONS.includes(name) ? `${Number(value) / HOUR}h` : String(value);
  return { ...process.env, ...Object.fromEntries(given.map(([name, value]) => [name, text(name, value)])) };
}

function folder(): string {
  return mkdtempSync(join(tmpdir(), 'etalase-backup-'));
}

/** Every row of every table that staff write to. */
async function rowsOf(api: Api): Promise<Map<string, object>> {
  const rows = new Map<string, object>();
  for (const table of TABLES) {
    for (const row of await api.app.get(DataSource).query<Row[]>(`SELECT * FROM ${table}`)) {
      rows.set(`${table} ${row.id}`, JSON.parse(JSON.stringify(row)) as object);
    }
  }
  return rows;
}

/** Path → checksum of every file below a folder that holds data. */
function filesOf(path: string): Map<string, string> {
  const names = existsSync(path) ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [];
  const files = names.filter((name) => !PASSING.test(name) && statSync(join(path, name)).isFile());
  return new Map(
    files.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(path, name)))
        .digest('hex'),
    ]),
  );
}

/** New products with pictures, and one product changed over and over, until it is stopped. */
class Load {
  acknowledged = 0;
  private over = false;
  private readonly ended: Promise<unknown>;

  constructor({ api, token, busy, photos }: Stock) {
    const add = (n: number) => {
      const image = photos[n % photos.length];
      const form = { name: `Tambahan ${n}`, category_id: '1', price: '1000', ...(image && { image }) };
      return api.post('/api/product', { token, form });
    };
    let { version } = busy;
    const change = async (n: number) => {
      const json = { ...busy, version, price: n, description: `ke-${n} `.repeat(50) };
      const answer = await api.put(`/api/product/${busy.id}`, { token, json });
      version = answer.body.data.version;
      return answer;
    };
    this.ended = Promise.all([this.repeat(add), this.repeat(change)]);
    this.ended.catch(() => undefined);
  }

  async reaches(count: number): Promise<void> {
    while (this.acknowledged < count) await Promise.race([new Promise(setImmediate), this.ended]);
  }

  async stop(): Promise<void> {
    this.over = true;
    await this.ended;
  }

  private async repeat(write: (n: number) => Promise<{ status: number }>): Promise<void> {
    for (let n = 1; !this.over; n += 1) {
      const { status } = await write(n);
      if (status >= 300) throw new Error(`the load met ${status}`);
      this.acknowledged += 1;
    }
  }
}

interface Stock {
  api: Api;
  token: string;
  busy: Row;
  photos: Blob[];
}

async function stocked(): Promise<Stock> {
  const api = await Api.start();
  const token = await api.signIn();
  await api.post('/api/category', { token, json: { nama_category: 'Kopi' } });
  const photos = await Promise.all([1, 2, 3].map(() => picture('jpeg', { width: 200, height: 150 })));
  for (const [n, image] of photos.entries()) {
    await api.post('/api/product', {
      token,
      form: { name: `Biji ${n}`, description: 'All about it', category_id: '1', price: '1500.5', image },
    });
  }
  const value_company = 'Kutip \' " \\ ;\n); INSERT INTO product VALUES 🌱\u2028INSERT';
  await api.post('/api/dashboard', { token, json: { judul: 'Sejak 1990;', value_company } });
  const { body } = await api.post('/api/product', { token, json: { name: BUSY, category_id: 1, price: 0 } });
  return { api, token, busy: body.data, photos };
}

/** The same database and folder again. */
const again = ({ DATA_DIR, DATABASE_URL, JWT_SECRET }: Env) =>
  Api.start({
    DATA_DIR,
    ...(DATABASE_URL !== undefined && { DATABASE_URL }),
    ...(JWT_SECRET !== undefined && { JWT_SECRET }),
  });

async function destroy(api: Api): Promise<void> {
  if (onMysql) {
    const database = api.app.get(DataSource);
    const tables = await database.query<{ name: string }[]>(
      'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
    );
    const runner = database.createQueryRunner();
    await runner.query('SET foreign_key_checks = 0');
    for (const { name } of tables) await runner.query(`DROP TABLE ${name}`);
    await runner.query('SET foreign_key_checks = 1');
    await runner.release();
  }
  await api.app.close();
  rmSync(api.env.DATA_DIR, { recursive: true });
}

test('TRUST-8 a backup made under load brings back everything acknowledged before it, and nothing torn', async () => {
  const stock = await stocked();
  const { api, token, busy } = stock;
  const BACKUP_DIR = folder();
  const env = Object.assign(api.env, { BACKUP_DIR });
  const before = await rowsOf(api);
  const pictures = filesOf(join(env.DATA_DIR, 'media'));

  const work = new Load(stock);
  try {
    await work.reaches(5);
    const during = work.acknowledged;
    await command('backup', env);
    expect(work.acknowledged).toBeGreaterThan(during);
  } finally {
    await work.stop();
  }
  await destroy(api);

  const [made] = await listBackups(BACKUP_DIR);
  expect(statSync(String(made?.path)).mode & 0o777).toBe(0o600);
  const { stdout } = await command('restore', env, [String(made?.path)]);
  expect(stdout).toContain(`Restored  `);

  const back = await again(env);
  const after = await rowsOf(back);
  const same = [...before].filter(([key]) => key !== `product ${busy.id}`);
  expect(same.length).toBeGreaterThan(10);
  for (const [key, row] of same) expect([key, after.get(key)]).toEqual([key, row]);
  expect([...filesOf(join(env.DATA_DIR, 'media'))]).toEqual(expect.arrayContaining([...pictures]));
  expect((await back.get<Row[]>('/api/product?filter={"q":"about"}')).body.data).toHaveLength(3);

  // Each unit of work was a product and its entry in the history: both came, or neither.
  const products = [...after].filter(([key]) => key.startsWith('product ')).map(([, row]) => row as Row);
  const entries = [...after].filter(([key]) => key.startsWith('history ')).map(([, row]) => row as Row);
  const added = entries.filter(({ resource, action }) => resource === 'product' && action === 'create');
  expect(added.map(({ record_id }) => record_id).sort()).toEqual(products.map(({ id }) => id).sort());
  for (const image of new Set(
    products.flatMap((row) => (typeof row.image === 'string' ? [row.image] : [])),
  )) {
    expect((await fetch(`${back.url}${image}`)).status).toBe(200);
  }
  // A login that was ended since the backup must not come back with it; the secret that signs them does.
  expect((await back.get('/api/history', { token })).status).toBe(401);
  expect((await back.get('/api/history', { token: await back.signIn() })).status).toBe(200);
  await back.stop();
  rmSync(BACKUP_DIR, { recursive: true });
}, 120_000);

describe('an archive', () => {
  let api: Api;
  let archive: string;
  let target: Env;
  beforeAll(async () => {
    const stock = await stocked();
    ({ api } = stock);
    api.env.BACKUP_DIR = folder();
    archive = (await makeBackup(api.env)).path;
    target = api.env;
    await api.app.close();
  });
  afterAll(async () => {
    await api.stop();
    rmSync(String(api.env.BACKUP_DIR), { recursive: true });
  });

  /** The same archive with something else in its manifest, and whole. */
  async function rewritten(
    change: (manifest: Manifest) => void,
    leaveOut = /^$/,
    edit = (_name: string, bytes: Buffer) => bytes,
  ): Promise<string> {
    const path = join(String(target.BACKUP_DIR), 'rewritten.tar');
    rmSync(path, { force: true });
    const writer = new ArchiveWriter(path);
    let manifest: Manifest | undefined;
    await readArchive(archive, async (name, content) => {
      const bytes = await buffer(content);
      if (name === 'manifest.json') manifest = JSON.parse(bytes.toString()) as Manifest;
      else if (!leaveOut.test(name)) await writer.addBytes(name, edit(name, bytes));
    });
    if (!manifest) throw new Error('no manifest');
    change(manifest);
    await writer.finish(manifest);
    return path;
  }

  async function expectRefused(path: string, reason: RegExp, env = target): Promise<void> {
    const before = filesOf(env.DATA_DIR);
    await expect(restore(env, path, true)).rejects.toThrow(reason);
    expect(filesOf(env.DATA_DIR)).toEqual(before);
  }

  test('TRUST-8 with any bit flipped, cut short or lengthened is refused before anything is touched', async () => {
    const bytes = readFileSync(archive);
    const path = join(String(target.BACKUP_DIR), 'damaged.tar');
    const step = Math.floor(bytes.length / 60);
    const places = Array.from({ length: 60 }, (_, n) => n * step);
    for (const place of [...places, ...[1, 1025, 1500, 2047, 2049].map((n) => bytes.length - n)]) {
      const damaged = Buffer.from(bytes);
      damaged.writeUInt8(damaged.readUInt8(place) ^ 1, place);
      writeFileSync(path, damaged);
      await expectRefused(path, /is damaged/);
    }
    for (const length of [0, 100, 2048, bytes.length >> 1, bytes.length - 1]) {
      writeFileSync(path, bytes.subarray(0, length));
      await expectRefused(path, /is damaged/);
    }
    writeFileSync(path, Buffer.concat([bytes, Buffer.alloc(512)]));
    await expectRefused(path, /is damaged/);
    await expectRefused(`${path}.none`, /cannot be read/);
  });

  test('TRUST-8 of a later version, of another database, or without its pictures is refused', async () => {
    const change = (facts: Partial<Manifest['database']>) => (manifest: Manifest) =>
      void Object.assign(manifest.database, facts);
    await expectRefused(await rewritten(change({ migration: 'Later1999999999999' })), /later version/);
    const other = await rewritten(change({ installation: '00000000-0000-0000-0000-000000000000' }));
    await expectRefused(other, /not of the database/);
    await expectRefused(await rewritten(change({ rows: { product: 1 } })), /rows instead of/);
    await expectRefused(await rewritten(() => undefined, /^media/), /is damaged|lacks 3 pictures/);
    await expectRefused(await rewritten(change({ bytes: 1e15 })), /MB left/);
  });

  test('TRUST-8 is not restored across kinds of databases', async () => {
    const others = onMysql
      ? parseEnv({ DATA_DIR: target.DATA_DIR })
      : parseEnv({
          DATA_DIR: target.DATA_DIR,
          DATABASE_URL: 'mysql://u:p@127.0.0.1:1/etalase',
          JWT_SECRET: 'x'.repeat(32),
        });
    await expectRefused(archive, /the archive is of/, others);
  });

  test('TRUST-8 is restored over what is there only when that is kept, and while no server uses it', async () => {
    if (onMysql) await expect(restore(target, archive, false)).rejects.toThrow('the database is not empty');
    const running = await again(target);
    await expectRefusedWhileRunning();
    await running.app.close();

    const { replaced } = await restore(target, archive, true);
    expect(replaced.length).toBeGreaterThan(0);
    for (const path of replaced) expect(existsSync(path)).toBe(true);
  });

  /** The harness makes no claim on its folder, as main does. */
  async function expectRefusedWhileRunning(): Promise<void> {
    const claim = onMysql ? undefined : claimDataDir(target);
    const reason = onMysql ? /the database is in use/ : /already running/;
    await expect(restore(target, archive, true)).rejects.toThrow(reason);
    claim?.release();
  }

  test('TRUST-8 a restore that was cut off keeps the server from starting, until it is run again', async () => {
    mkdirSync(join(target.DATA_DIR, '.restoring'));
    writeFileSync(join(target.DATA_DIR, '.restoring/unfinished'), '');
    await expect(again(target)).rejects.toThrow(/a restore into .* was cut off; run npm run restore again/);
    await restore(target, archive, true);
    const back = await again(target);
    expect((await back.get<Row[]>('/api/product')).body.data).toHaveLength(4);
    await back.app.close();
  });

  const testOnMysql = onMysql ? test : test.skip;

  /** Each table as it is defined, with its foreign keys. */
  async function definitionsOf(env: Env): Promise<Map<string, string>> {
    const connection = await connect(env);
    const [tables] = await connection.query<RowDataPacket[]>('SHOW TABLES');
    const definitions = new Map<string, string>();
    for (const table of tables.map((row) => String(Object.values(row)[0]))) {
      const [[made]] = await connection.query<RowDataPacket[]>(`SHOW CREATE TABLE ${table}`);
      definitions.set(table, String(made?.['Create Table']).replace(/ AUTO_INCREMENT=\d+/, ''));
    }
    await connection.end();
    return definitions;
  }

  const withDump = (
    change: (sql: string) => string,
    manifested: (manifest: Manifest) => void = () => undefined,
  ) =>
    rewritten(manifested, /^$/, (name, bytes) =>
      name === 'database.sql.gz' ? gzipSync(change(gunzipSync(bytes).toString())) : bytes,
    );

  /** With a category more than the archive has. */
  async function changed(): Promise<Map<string, object>> {
    const api = await again(target);
    const json = { nama_category: `Baru ${Date.now()}` };
    expect((await api.post('/api/category', { token: await api.signIn(), json })).status).toBe(201);
    const rows = await rowsOf(api);
    await api.app.close();
    return rows;
  }

  async function storedRows(): Promise<Map<string, object>> {
    const api = await again(target);
    const rows = await rowsOf(api);
    await api.app.close();
    return rows;
  }

  testOnMysql('TRUST-8 comes back without a client program, each table as it was', async () => {
    const before = await definitionsOf(target);
    const programs = folder();
    for (const name of ['mysql', 'mariadb', 'mysqldump', 'mariadb-dump'])
      writeFileSync(join(programs, name), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const path = `${programs}:${process.env.PATH}`;
    const { stdout } = await command('backup', target, [], { PATH: path });
    const made = String(/\S+\.tar/.exec(stdout)?.[0]);
    await command('restore', target, [made, '--replace'], { PATH: path });
    expect(await definitionsOf(target)).toEqual(before);
    let dump = '';
    await readArchive(made, async (name, content) => {
      if (name === 'database.sql.gz') dump = gunzipSync(await buffer(content)).toString();
    });
    const known = /^(SET SESSION|CREATE TABLE|INSERT INTO| {2}|\) ENGINE|$)/;
    expect(dump.split('\n').filter((line) => !known.test(line))).toEqual([]);
    rmSync(programs, { recursive: true });
  });

  testOnMysql('TRUST-8 of an earlier version, made by mariadb-dump, comes back', async () => {
    await restore(target, archive, true);
    const { hostname, port, username, password, pathname } = new URL(String(target.DATABASE_URL));
    const address = [`-h${hostname}`, `-P${port}`, `-u${username}`, `-p${password}`, pathname.slice(1)];
    const how = ['--no-defaults', '--skip-extended-insert', '--complete-insert', '--no-autocommit'];
    const { stdout } = await run('mariadb-dump', [...how, ...address]);
    const rows = await storedRows();
    await changed();
    const older = await withDump(
      () => stdout,
      (manifest) => (manifest.database.rows.admin_session = 0),
    );
    await restore(target, older, true);
    expect(await storedRows()).toEqual(rows);
  });

  testOnMysql('TRUST-8 that the database refuses in the middle leaves everything as it was', async () => {
    const rows = await changed();
    const twice = await withDump((sql) => {
      const [first = '', second = ''] = sql.match(/^INSERT INTO `product` .*/gm) ?? [];
      return sql.replace(second, () => first);
    });
    await expect(restore(target, twice, true)).rejects.toThrow(/Duplicate entry .*; nothing was changed/);
    expect(
      [...(await definitionsOf(target)).keys()].filter((name) => /^(restoring|replaced)_/.test(name)),
    ).toEqual([]);
    expect(await storedRows()).toEqual(rows);
  });

  testOnMysql('TRUST-8 whose restore is killed in the middle leaves everything as it was', async () => {
    const rows = await changed();
    const url = new URL(String(target.DATABASE_URL));
    const pipe = await DatabasePipe.to(url.href);
    const env = { ...target, DATABASE_URL: pipe.reach(new URL(url)).href } as Env;
    pipe.pauseAfter('INSERT INTO `restoring_product`');
    const restoring = spawn('node', [join(ROOT, 'api/dist/bin/restore.js'), archive, '--replace'], {
      env: variables(env),
    });
    const begun = "SELECT 1 FROM tables WHERE table_schema = ? AND table_name = 'restoring_product'";
    // In no database of the restore's, which refuses to share it.
    const watch = await connect({
      ...target,
      DATABASE_URL: url.href.replace(/\/\w+$/, '/information_schema'),
    } as Env);
    while ((await watch.query<RowDataPacket[]>(begun, [url.pathname.slice(1)]))[0].length === 0);
    await watch.end();
    restoring.kill('SIGKILL');
    await once(restoring, 'close');
    await pipe.cut();
    expect(await storedRows()).toEqual(rows);
    await restore(target, archive, true);
    expect(
      [...(await definitionsOf(target)).keys()].filter((name) => /^(restoring|replaced)_/.test(name)),
    ).toEqual([]);
  });

  test('TRUST-8 says which pictures were gone already when it was made, and is whole without them', async () => {
    const media = join(target.DATA_DIR, 'media');
    const gone = String(readdirSync(media).find((name) => /^[0-9a-f]{20}-/.test(name)));
    rmSync(join(media, gone), { recursive: true });
    const failed = await command('backup', target).catch((error: unknown) => error);
    expect(failed).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Missing: 1 pictures') as string,
    });
    const [last] = (await listBackups(String(target.BACKUP_DIR))).slice(-1);
    const { manifest } = await restore(target, String(last?.path), true);
    expect(manifest.missing_pictures).toEqual([gone]);

    const back = await again(target);
    expect(await back.app.get(MissingPicturesService, { strict: false }).report()).toEqual([gone]);
    await back.app.close();
  });
});

test('TRUST-8 the server makes backups by itself and keeps the last ones', async () => {
  const { api } = await stocked();
  await api.app.close();
  const BACKUP_DIR = folder();
  const env = { BACKUP_DIR, BACKUP_EVERY: '1s', BACKUP_KEEP: '2', PORT: '39417', LOG_LEVEL: 'info' };
  const server = spawn('node', [join(ROOT, 'api/dist/main.js')], {
    env: { ...variables(api.env), ...env, PUBLIC_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const made: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith('{')) continue;
    const { msg, backup } = JSON.parse(line) as { msg: string; backup?: Record<string, number> };
    if (msg !== 'backup made') continue;
    expect(backup).toMatchObject({
      rows: expect.any(Number) as number,
      pictures: 3,
      bytes: expect.any(Number) as number,
    });
    made.push(String(backup?.path));
    if (made.length === 3) break;
  }
  const kept = (await listBackups(BACKUP_DIR)).map(({ path }) => path);
  expect(kept).toEqual(expect.arrayContaining(made.slice(1)));
  expect(kept).not.toContain(made[0]);
  server.kill();
  await once(server, 'close');
  await api.stop();
  rmSync(BACKUP_DIR, { recursive: true });
}, 120_000);

if (!onMysql) {
  test('TRUST-8 a torn copy of the SQLite file is noticed at start', async () => {
    const { api } = await stocked();
    await api.app.close();
    const file = join(api.env.DATA_DIR, 'etalase.sqlite');
    const before = readFileSync(file);
    const other = new Sqlite(file);
    const add = other.prepare('INSERT INTO category (nama_category, name_key) VALUES (?, ?)');
    for (let n = 0; n < 500; n += 1) add.run(`Baru ${n}`, `baru ${n}`);
    other.pragma('wal_checkpoint(TRUNCATE)');
    other.close();
    // Some pages from before all that, some from after it.
    const after = readFileSync(file);
    const half = before.length >> 1;
    writeFileSync(file, Buffer.concat([after.subarray(0, half), before.subarray(half)]));
    await expect(again(api.env)).rejects.toThrow(/the database in .* is damaged.*npm run restore/);
    await api.stop();
  });
}
