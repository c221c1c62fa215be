import { join } from 'node:path';
import type { PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions, getMetadataArgsStorage } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { createBoundedPool, answerTimeoutMs } from './bounded-waits.js';
import { driverCode } from './driver-errors.js';
import { MIGRATIONS } from './migrations/index.js';
import { addressOf, connect, kindOf } from './mysql-server.js';
import { ownerOnly } from './owner-only.js';
import { retryReads } from './retries.js';
import { failFastOnLock, retryReadsWhileLocked, SqliteConnection } from './sqlite.js';

/** Of all files that are imported. */
export const entities = () =>
  getMetadataArgsStorage()
    .tables.map(({ target }) => target)
    .filter((target) => typeof target === 'function');

const shared = () =>
  ({
    entities: entities(),
    synchronize: false,
    logging: false,
  }) satisfies Partial<DataSourceOptions>;

const SQL_MODE = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION';

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
// default of MariaDB from 11.6.2 on, all but the first of the units that raise the revision at once would fail. A server's
// own sql_mode may take backslashes and quotes for something else, and its default engine may know no transactions.
function session(timeoutMs: number): string {
  const lockSeconds = Math.max(1, Math.floor((answerTimeoutMs(timeoutMs) - 500) / 1000));
  return `SET time_zone = '+00:00', sql_mode = '${SQL_MODE}', default_storage_engine = InnoDB,
    group_concat_max_len = 65536, innodb_lock_wait_timeout = ${lockSeconds} /*M!110602 , innodb_snapshot_isolation = OFF */`;
}

function mysqlOptions(env: Env, type: 'mysql' | 'mariadb'): DataSourceOptions {
  const { DATABASE_TIMEOUT_MS: timeoutMs, DATABASE_POOL } = env;
  const { uri: url, ssl } = addressOf(env);
  return {
    ...shared(),
    type,
    url,
    ssl,
    charset: 'utf8mb4',
    timezone: 'Z',
    poolSize: DATABASE_POOL,
    driver: {
      createPool: (options: PoolOptions) => createBoundedPool(options, timeoutMs, session(timeoutMs)),
    },
  };
}

async function kindOfServer(env: Env): Promise<'mysql' | 'mariadb'> {
  const connection = await connect(env);
  try {
    return await kindOf(connection);
  } finally {
    connection.destroy();
  }
}

export async function openWriter(env: Env): Promise<DataSource> {
  try {
    if (!env.DATABASE_URL) ownerOnly(env.DATA_DIR, 'etalase.sqlite');
    const options = env.DATABASE_URL
      ? mysqlOptions(env, await kindOfServer(env))
      : sqliteOptions(env, ['journal_mode = WAL', 'synchronous = FULL']);
    const migrations = { migrations: MIGRATIONS, migrationsTransactionMode: 'each' as const };
    return await new DataSource({ ...options, ...migrations }).initialize();
  } catch (error) {
    throw new StartupError(`the database at ${nameOfDatabase(env)} cannot be opened: ${reason(error)}`);
  }
}

/** On SQLite a second, `query_only` connection: it sees no half-finished write, and cannot write outside UnitOfWork. */
export function readerOptions(env: Env, { options: { type } }: DataSource): DataSourceOptions {
  if (type === 'mysql' || type === 'mariadb') return mysqlOptions(env, type);
  return sqliteOptions(env, ['query_only = ON']);
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
