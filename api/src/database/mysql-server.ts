import { readFileSync } from 'node:fs';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import type { Env } from '../env.js';

/** As mysql2 takes it, which knows neither `mariadb://` nor `ssl=verify`. */
export function addressOf({ DATABASE_URL = '', DATABASE_CA }: Env) {
  const url = new URL(DATABASE_URL.replace(/^mariadb:/, 'mysql:'));
  const isVerified = url.searchParams.get('ssl') === 'verify';
  url.search = '';
  if (!isVerified) return { uri: url.href };
  const ca = DATABASE_CA && readFileSync(DATABASE_CA);
  return { uri: url.href, ssl: { ca, rejectUnauthorized: true, verifyIdentity: true } };
}

/** Outside the pools. */
export async function connect(env: Env): Promise<Connection> {
  // mysql2 takes six megabytes, which a server on SQLite does without.
  const { createConnection } = await import('mysql2/promise');
  return createConnection({ ...addressOf(env), connectTimeout: env.DATABASE_TIMEOUT_MS, dateStrings: true });
}

/** The server's own word: a MariaDB behind `mysql://` has other locks than MySQL. */
export async function kindOf(connection: Connection): Promise<'mysql' | 'mariadb'> {
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
  return String(row?.version).includes('MariaDB') ? 'mariadb' : 'mysql';
}
