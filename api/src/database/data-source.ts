import { join } from 'node:path';
import type { PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { createBoundedPool, answerTimeoutMs } from './bounded-waits.js';
import { driverCode } from './driver-errors.js';
import { MIGRATIONS } from './migrations/index.js';
import { ownerOnly } from './owner-only.js';
import { retryReads } from './retries.js';
import { failFastOnLock, retryReadsWhileLocked, SqliteConnection } from './sqlite.js';

const shared = () =>
  ({
    entities: getMetadataArgsStorage().tables.map(({ target }) => target),
    synchronize: false,
    logging: false,
  }) satisfies Partial<DataSourceOptions>;

export const sqliteFile = (env: Env) => join(env.DATA_DIR, 'etalase.sqlite');

function sqliteOptions(env: Env, pragmas: string[]): DataSourceOptions {
  return {
    ...shared(),
    type: 'better-sqlite3',
    driver: SqliteConnection,
    database: sqliteFile(env),
    timeout: 5000,
    prepareDatabase: (connection: SqliteConnection) => {
      for (const pragma of pragmas) connection.pragma(pragma);
    },
  };
}

// The driver reads times as UTC, and a lock wait must end before the driver's own timeout. With snapshot isolation, the
// default of MariaDB from 11.6.2 on, all but the first of the units that raise the revision at once would fail.
function session(timeoutMs: number): string {
  const lockSeconds = Math.max(1, Math.floor((answerTimeoutMs(timeoutMs) - 500) / 1000));
  return `SET time_zone = '+00:00', innodb_lock_wait_timeout = ${lockSeconds} /*M!110602 , innodb_snapshot_isolation = OFF */`;
}

function mysqlOptions(
  url: string,
  { DATABASE_TIMEOUT_MS: timeoutMs, DATABASE_POOL }: Env,
): DataSourceOptions {
  // `type: 'mysql'` against a MariaDB server reports differences on nullable columns that are not there.
  const type = url.startsWith('mariadb:') ? 'mariadb' : 'mysql';
  return {
    ...shared(),
    type,
    url: url.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: DATABASE_POOL,
    driver: {
      createPool: (options: PoolOptions) => createBoundedPool(options, timeoutMs, session(timeoutMs)),
    },
  };
}

export async function openWriter(env: Env): Promise<DataSource> {
  try {
    if (!env.DATABASE_URL) ownerOnly(env.DATA_DIR, 'etalase.sqlite');
    const options = env.DATABASE_URL
      ? mysqlOptions(env.DATABASE_URL, env)
      : sqliteOptions(env, ['journal_mode = WAL', 'synchronous = FULL']);
    const migrations = { migrations: MIGRATIONS, migrationsTransactionMode: 'each' as const };
    return await new DataSource({ ...options, ...migrations }).initialize();
  } catch (error) {
    throw new StartupError(`the database at ${nameOfDatabase(env)} cannot be opened: ${reason(error)}`);
  }
}

/** On SQLite a second, `query_only` connection: it sees no half-finished write, and cannot write outside UnitOfWork. */
export function readerOptions(env: Env): DataSourceOptions {
  return env.DATABASE_URL ? mysqlOptions(env.DATABASE_URL, env) : sqliteOptions(env, ['query_only = ON']);
}

export async function openReader(options: DataSourceOptions): Promise<DataSource> {
  const reader = await new DataSource(options).initialize();
  if (isSqlite(reader)) {
    failFastOnLock(reader);
    retryReadsWhileLocked(reader);
  } else retryReads(reader);
  return reader;
}

export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

/** Without its password. */
export function nameOfDatabase({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): string {
  if (DATABASE_URL === undefined) return DATA_DIR;
  const url = new URL(DATABASE_URL);
  url.password = '';
  return url.href;
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  // At a start only a Galera node without quorum answers so.
  if (driverCode(error) === 'ER_LOCK_WAIT_TIMEOUT')
    return 'its node waits for the others of its cluster in vain';
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
