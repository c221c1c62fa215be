import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource, Logger } from 'typeorm';
import { openWriter } from '../src/database/data-source.js';
import { bringUpToDate } from '../src/database/schema.js';
import { forgetTransaction } from '../src/database/sqlite.js';
import { WRITER } from '../src/database/unit-of-work.js';
import { FirstStartService } from '../src/demo/first-start.service.js';
import { ADMIN, Api, emptyDatabase, onMysql, type Row } from './harness.js';

const PATIENCE = 600_000;
const WRITE = /^(CREATE|ALTER|DROP|INSERT|UPDATE|DELETE|COMMIT)\b/i;
/** Some steps stand for all; `EVERY_STEP=1` leaves none out. A start takes longer on a server. */
const SOME = process.env.EVERY_STEP === undefined;
const STRIDE = SOME ? (onMysql ? 6 : 8) : 1;

class Killed extends Error {}

/** Nothing is sent any more once so many statements that write have been, as from a process that was killed then. */
function killAfter(database: DataSource, writes: number): { readonly sent: number } {
  const count = { sent: 0 };
  let dead = false;
  const nothing = () => undefined;
  const logger: Logger = {
    logQuery: (query) => {
      dead ||= WRITE.test(query) && count.sent === writes;
      if (dead) throw new Killed();
      if (WRITE.test(query)) count.sent += 1;
    },
    logQueryError: nothing,
    logQuerySlow: nothing,
    logSchemaBuild: nothing,
    logMigration: nothing,
    log: nothing,
  };
  database.logger = logger;
  return count;
}

/** How many statements were sent. What was begun is left to the database, as by a process that is gone. */
async function migrateUntil(writes: number, env: Api['env']): Promise<number> {
  const writer = await openWriter(env);
  const count = killAfter(writer, writes);
  try {
    await bringUpToDate(env, writer);
  } catch (error) {
    if (!(error instanceof Killed)) throw error;
  }
  if (!onMysql) {
    leaveAsItIs(env);
    forgetTransaction(writer);
  }
  await writer.destroy();
  return count.sent;
}

/** The files as they are in the middle of a transaction, in a folder of their own: that is what a dead process leaves. */
function leaveAsItIs(env: Api['env']): void {
  const left = mkdtempSync(join(tmpdir(), 'etalase-test-'));
  for (const file of ['etalase.sqlite', 'etalase.sqlite-wal']) {
    copyFileSync(join(env.DATA_DIR, file), join(left, file));
  }
  rmSync(env.DATA_DIR, { recursive: true });
  env.DATA_DIR = left;
}

async function stepsOfAll(): Promise<number> {
  const { env, drop } = await emptyDatabase();
  const steps = await migrateUntil(Infinity, env);
  await drop();
  rmSync(env.DATA_DIR, { recursive: true });
  return steps;
}

test(
  'TRUST-5 killed after any step of the migrations, the next start finishes them and makes the first administrator',
  async () => {
    const steps = await stepsOfAll();
    expect(steps).toBeGreaterThan(20);
    let killed = 0;
    for (let step = 0; step < steps; step += STRIDE) {
      const { env, drop } = await emptyDatabase();
      expect(await migrateUntil(step, env)).toBe(step);
      // And once more, in what the second start does.
      await migrateUntil(step === 0 ? 0 : 1 + (step % 3), env);
      const api = await Api.open(env, drop);
      const writer = api.app.get<DataSource>(WRITER, { strict: false });
      const { upQueries } = await writer.driver.createSchemaBuilder().log();
      expect({ step, differences: upQueries.map(({ query }) => query) }).toEqual({ step, differences: [] });
      for (const table of ['installation', 'catalogue_revision', 'admin']) {
        const [row] = await writer.query<{ n: number | string }[]>(`SELECT COUNT(*) AS n FROM ${table}`);
        expect({ step, table, rows: Number(row?.n) }).toEqual({ step, table, rows: 1 });
      }
      expect(await api.signIn(ADMIN)).toMatch(/^ey/);
      await api.stop();
      killed += 1;
    }
    expect(killed).toBe(Math.ceil(steps / STRIDE));
  },
  PATIENCE,
);

if (!SOME || !onMysql)
  test(
    'TRUST-5 killed while the demo catalogue is filled in, the next start fills in all of it',
    async () => {
      let api = await Api.start();
      api.env.SEED_DEMO = true;
      const writer = api.app.get<DataSource>(WRITER, { strict: false });
      killAfter(writer, 15);
      const seeding = api.app.get(FirstStartService, { strict: false }).run();
      await expect(seeding).rejects.toThrow(Killed);
      api = await api.restart();
      expect((await api.get<Row[]>('/api/product')).body.data).toHaveLength(12);
      expect((await api.get<Row[]>('/api/category')).body.data).toHaveLength(3);
      expect((await api.get<Row[]>('/api/dashboard')).body.data).toHaveLength(4);
      await api.stop();
    },
    PATIENCE,
  );
