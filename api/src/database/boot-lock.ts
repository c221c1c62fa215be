import { join } from 'node:path';
import Sqlite from 'libsql';
import type { DataSource } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { waitWithoutEnd } from './bounded-waits.js';
import { isSqlite } from './data-source.js';
import { ownerOnly } from './owner-only.js';

/** The name of a lock of MySQL, as SQL. A server has one set of them for all of its databases. */
export const lockName = (purpose: 'boot' | 'backup') =>
  `CONCAT('etalase-${purpose} ', LEFT(SHA2(DATABASE(), 256), 40))`;

const PATIENCE_SECONDS = 300;

/**
 * Keeps a second process off the same SQLite file and uploads for as long as this one lives. An exclusive SQLite
 * transaction is the lock: the operating system lets go of it even after a kill -9, so none is ever left behind.
 * @throws StartupError when another process holds it
 */
export function claimDataDir(env: Env): { release(): void } {
  try {
    ownerOnly(env.DATA_DIR, 'in-use.lock');
    const lock = lockFile(join(env.DATA_DIR, 'in-use.lock'));
    if (lock) return lock;
  } catch (error) {
    throw new StartupError(`DATA_DIR ${env.DATA_DIR} cannot be used: ${(error as Error).message}`);
  }
  throw new StartupError(`another Etalase is already running on ${env.DATA_DIR}`);
}

/** Undefined while another process holds it. Garbage collection of the returned object releases it. */
export function lockFile(path: string): { release(): void } | undefined {
  const lock = new Sqlite(path, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}

/** Runs `work` while no other replica migrates or seeds the same MySQL database. On SQLite claimDataDir has seen to it. */
export async function oneAtATime<T>(writer: DataSource, work: () => Promise<T>): Promise<T> {
  return isSqlite(writer) ? work() : waitWithoutEnd(() => lockedIn(writer, work));
}

async function lockedIn<T>(writer: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = writer.createQueryRunner();
  try {
    const take = `SELECT GET_LOCK(${lockName('boot')}, ?) AS held`;
    const [row] = (await runner.query(take, [PATIENCE_SECONDS])) as { held: number | null }[];
    if (Number(row?.held) !== 1) throw new StartupError('another replica has been starting for too long');
    return await work();
  } finally {
    await runner.query(`SELECT RELEASE_LOCK(${lockName('boot')})`);
    await runner.release();
  }
}
