import { join } from 'node:path';
import type { PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { createBoundedPool, patienceOf } from './bounded-waits.js';
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

/**
 * The database's clock tells UTC, which is how the driver reads it. A wait for a row lock ends in an error of the server, which
 * then goes on with the connection. And units of work that raise the revision at once wait for each other, as everywhere;
 * MariaDB from 11.6.2 on would have all but the first of them fail.
 */
function session(timeoutMs: number): string {
  const lockSeconds = Math.max(1, Math.floor((patienceOf(timeoutMs) - 500) / 1000));
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

/** The connection that migrates and writes. On SQLite there is exactly one, and UnitOfWork takes it in turns. */
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

/**
 * The connection that repositories read from. On SQLite it is a second connection, so that a reader never sees a
 * half-finished write, and it is `query_only`: whatever tries to write outside UnitOfWork fails. On MySQL it is a pool
 * of its own.
 */
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
  // A read on a Galera node without quorum, and of that alone at a start.
  if (driverCode(error) === 'ER_LOCK_WAIT_TIMEOUT')
    return 'its node waits for the others of its cluster in vain';
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
