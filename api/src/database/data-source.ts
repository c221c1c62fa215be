import { join } from 'node:path';
import Sqlite from 'libsql';
import mysql, { type PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { AdminSession } from '../auth/admin-session.entity.js';
import { Admin } from '../admins/admin.entity.js';
import { Category } from '../categories/category.entity.js';
import { CompanyInfo } from '../company-info/company-info.entity.js';
import { Contact } from '../contacts/contact.entity.js';
import { type Env, StartupError } from '../env.js';
import { HistoryEntry } from '../history/history-entry.entity.js';
import { Product } from '../products/product.entity.js';
import { CatalogueRevision } from './catalogue-revision.entity.js';
import { migrations } from './migrations/index.js';

const shared = {
  entities: [Admin, AdminSession, Category, Product, Contact, CompanyInfo, HistoryEntry, CatalogueRevision],
  migrations,
  migrationsTransactionMode: 'each',
  synchronize: false,
  logging: false,
} satisfies Partial<DataSourceOptions>;

/** The part of better-sqlite3's interface, which libsql speaks too, that is used here. */
interface SqliteConnection {
  pragma(text: string): unknown;
}

function sqliteOptions(env: Env, pragmas: string[]): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    driver: Sqlite,
    database: join(env.DATA_DIR, 'etalase.sqlite'),
    timeout: 5000,
    prepareDatabase: (connection: SqliteConnection) => {
      for (const pragma of pragmas) connection.pragma(pragma);
    },
  };
}

/**
 * The database's clock tells UTC, which is how the driver reads it. And units of work that raise the revision at once
 * wait for each other, as everywhere; MariaDB from 11.6.2 on would have all but the first of them fail.
 */
const SESSION = "SET time_zone = '+00:00' /*M!110602 , innodb_snapshot_isolation = OFF */";

/** Each connection is set up before it is used for anything else. */
function createPool(options: PoolOptions) {
  const pool = mysql.createPool(options);
  // It fails only with the connection itself, and then whatever is queued behind it says so.
  pool.on('connection', (connection) => connection.query(SESSION, () => undefined));
  return pool;
}

function mysqlOptions(url: string): DataSourceOptions {
  // `type: 'mysql'` against a MariaDB server reports differences on nullable columns that are not there.
  const type = url.startsWith('mariadb:') ? 'mariadb' : 'mysql';
  return {
    ...shared,
    type,
    url: url.replace(/^mariadb:/, 'mysql:'),
    charset: 'utf8mb4',
    timezone: 'Z',
    driver: { createPool },
    connectTimeout: 5000,
  };
}

/**
 * The connection that migrates and writes. On SQLite there is exactly one, and UnitOfWork takes it in turns.
 * @throws StartupError when the database cannot be reached
 */
export async function openWriter(env: Env): Promise<DataSource> {
  const options = env.DATABASE_URL
    ? mysqlOptions(env.DATABASE_URL)
    : sqliteOptions(env, ['journal_mode = WAL', 'synchronous = NORMAL']);
  try {
    return await new DataSource(options).initialize();
  } catch (error) {
    const place = env.DATABASE_URL ? withoutPassword(env.DATABASE_URL) : env.DATA_DIR;
    throw new StartupError(`the database at ${place} cannot be opened: ${reason(error)}`);
  }
}

/**
 * The connection that repositories read from. On SQLite it is a second connection, so that a reader never sees a
 * half-finished write, and it is `query_only`: whatever tries to write outside UnitOfWork fails. On MySQL it is a pool
 * of its own.
 */
export function readerOptions(env: Env): DataSourceOptions {
  return env.DATABASE_URL ? mysqlOptions(env.DATABASE_URL) : sqliteOptions(env, ['query_only = ON']);
}

export function isSqlite(dataSource: DataSource): boolean {
  return dataSource.options.type === 'better-sqlite3';
}

function withoutPassword(url: string): string {
  return url.replace(/:\/\/([^:/@]*)(:[^@]*)?@/, '://$1@');
}

function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || String((error as NodeJS.ErrnoException).code ?? error.name);
}
