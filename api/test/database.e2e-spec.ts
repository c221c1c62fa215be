import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DiscoveryService } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { Category, nameKey } from '../src/categories/category.entity.js';
import { scheduledTasksOf } from '../src/database/scheduled-task.js';
import { UnitOfWork, WRITER } from '../src/database/unit-of-work.js';
import { createLogger } from '../src/http/logging.js';
import { Api, onMysql, type Row, startSignedIn } from './harness.js';

describe('the database', () => {
  let api: Api;
  let token: string;
  let work: UnitOfWork;
  let writer: DataSource;
  beforeAll(async () => {
    ({ api, token } = await startSignedIn());
    work = api.app.get(UnitOfWork, { strict: false });
    writer = api.app.get<DataSource>(WRITER, { strict: false });
  });

  const category = (nama_category: string) => ({ nama_category, name_key: nameKey(nama_category) });
  const names = async () => (await api.get<Row[]>('/api/category')).body.data.map((row) => row.nama_category);

  test('RUN-2 entities and migrations describe the same schema', async () => {
    const { upQueries } = await writer.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('RUN-2 every migration is found, in the order of the times in their names, each of its own', () => {
    const helpers = ['index.ts', 'steps.ts'];
    const files = readdirSync(join(__dirname, '../src/database/migrations')).sort();
    const named = files
      .filter((file) => !helpers.includes(file))
      .map((file) => /^(?<time>\d{13})-(?<name>[\w-]+)\.ts$/.exec(file)?.groups);
    const found = writer.migrations.map(({ name }) => name?.toLowerCase());
    expect(found).toEqual(named.map((file) => `${file?.name?.replaceAll('-', '')}${file?.time}`));
    expect(new Set(named.map((file) => file?.time)).size).toBe(found.length);
  });

  test('SCALE-2 the server finds each sweep that there is, once', () => {
    const source = join(__dirname, '../src');
    const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) => [
        ...readFileSync(join(source, file), 'utf8').matchAll(/class (\w+) extends ScheduledTask\b/g),
      ])
      .map(([, name]) => name);
    const found = scheduledTasksOf(api.app.get(DiscoveryService, { strict: false }));
    expect(found.map((sweep) => sweep.constructor.name).sort()).toEqual(written.sort());
    expect(found.length).toBeGreaterThan(0);
  });

  test('keeps all of fifty writes that arrive at once', async () => {
    const wanted = Array.from({ length: 50 }, (_, n) => `Serentak ${n}`);
    const answers = await Promise.all(
      wanted.map((nama_category) => api.post('/api/category', { token, json: { nama_category } })),
    );
    expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(50);
    expect(await names()).toEqual(expect.arrayContaining(wanted));
  });

  test('a failed unit among fifty takes back only its own rows', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        work.transaction(async (manager) => {
          await manager.insert(Category, category(`Satuan ${n}`));
          await new Promise(setImmediate);
          if (n % 5 === 0) throw new Error('batal');
        }),
      ),
    );
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    const kept = (await names()).filter((name) => String(name).startsWith('Satuan'));
    expect(kept).toHaveLength(40);
    expect(kept).not.toContain('Satuan 0');
  });

  test('a unit inside another joins it: both are kept, or neither', async () => {
    const nested = (name: string) => work.transaction((manager) => manager.insert(Category, category(name)));
    await work.internalTransaction(async () => {
      await nested('Dalam 1');
      await nested('Dalam 2');
    });
    const failing = work.internalTransaction(async () => {
      await nested('Dalam 3');
      throw new Error('batal');
    });
    await expect(failing).rejects.toThrow('batal');
    const kept = (await names()).filter((name) => String(name).startsWith('Dalam'));
    expect(kept).toEqual(['Dalam 1', 'Dalam 2']);
  });

  test('a reader never sees half of a unit', async () => {
    let seen: unknown[] = [];
    const failing = work.transaction(async (manager) => {
      await manager.insert(Category, category('Setengah'));
      seen = await names();
      throw new Error('batal');
    });
    await expect(failing).rejects.toThrow('batal');
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain('Setengah');
  });

  test('a published unit raises the revision; a private or failed one does not', async () => {
    const before = await api.revision();
    await work.transaction((manager) => manager.insert(Category, category('Terbit')));
    expect(await api.revision()).toBe(before + 1);

    await work.internalTransaction((manager) => manager.delete(Category, { name_key: 'terbit' }));
    await work.transaction(() => Promise.reject(new Error('batal'))).catch(() => undefined);
    expect(await api.revision()).toBe(before + 1);
  });

  test('the log tells which statement failed, and nothing that it was given', async () => {
    const failing = writer.query('INSERT INTO nowhere (pass) VALUES (?)', ['$argon2id$rahasia']);
    const err: unknown = await failing.catch((error: unknown) => error);
    let log = '';
    createLogger({ LOG_LEVEL: 'error' }, { write: (line) => (log += line) }).error({ err });
    expect(log).toContain('INSERT INTO nowhere (pass) VALUES (?)');
    expect(log).not.toContain('argon2id');
  });

  test('a row says when it was made, wherever the database server is', async () => {
    const { body } = await api.post('/api/category', { token, json: { nama_category: 'Waktu' } });
    expect(Math.abs(Date.now() - Date.parse(String(body.data.created_at)))).toBeLessThan(5000);
  });

  if (onMysql) {
    test('on MySQL every connection speaks UTC', async () => {
      const zones = await Promise.all(
        [writer, api.app.get(DataSource)].flatMap((pool) =>
          [1, 2, 3].map(() => pool.query<object[]>('SELECT @@session.time_zone AS zone')),
        ),
      );
      expect(zones.flat()).toEqual(Array.from({ length: 6 }, () => ({ zone: '+00:00' })));
    });
  }

  if (!onMysql) {
    test('on SQLite the connection that repositories use cannot write at all', async () => {
      const reader = api.app.get(DataSource);
      const write = reader.getRepository(Category).save(category('Lewat samping'));
      await expect(write).rejects.toThrow(/readonly/);
      expect(await names()).not.toContain('Lewat samping');
    });
  }
});

if (!onMysql) {
  test('once the server has ended its SQLite file is whole without the log beside it', async () => {
    const api = await Api.start();
    await api.post('/api/category', { token: await api.signIn(), json: { nama_category: 'Teh' } });
    const log = join(api.env.DATA_DIR, 'etalase.sqlite-wal');
    expect(statSync(log).size).toBeGreaterThan(0);
    await api.app.close();
    expect(existsSync(log) && statSync(log).size > 0).toBe(false);
  });
}

test('RUN-2 the migrations can be taken back and run again', async () => {
  const api = await Api.start();
  const database = api.app.get<DataSource>(WRITER, { strict: false });
  for (const _ of database.migrations) await database.undoLastMigration();
  expect(await database.createQueryRunner().hasTable('product')).toBe(false);
  await database.runMigrations();
  expect((await api.get<Row[]>('/api/product')).body.data).toEqual([]);
});
