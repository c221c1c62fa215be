import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'libsql';
import type { DataSource } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { isSqlite } from './data-source.js';

const LOCK_NAME = 'etalase-boot';
const PATIENCE_SECONDS = 300;

/**
 * Keeps a second process off the same SQLite file and uploads for as long as this one lives. An exclusive SQLite
 * transaction is the lock: the operating system lets go of it even after a kill -9, so none is ever left behind.
 * @throws StartupError when another process holds it
 */
export function claimDataDir(env: Env): { release(): void } {
  try {
    // Recursive only where it has to be: on /proc Node's recursive mkdir never ends.
    if (!existsSync(env.DATA_DIR)) {
      mkdirSync(env.DATA_DIR, { recursive: !existsSync(dirname(env.DATA_DIR)) });
    }
    const lock = new Sqlite(join(env.DATA_DIR, 'in-use.lock'), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return { release: () => lock.close() };
  } catch (error) {
    const code = (error as { code?: string }).code ?? '';
    if (code.startsWith('SQLITE_BUSY')) {
      throw new StartupError(`another Etalase is already running on ${env.DATA_DIR}`);
    }
    throw new StartupError(`DATA_DIR ${env.DATA_DIR} cannot be used: ${(error as Error).message}`);
  }
}

/** Runs `work` while no other replica migrates or seeds the same MySQL database. On SQLite claimDataDir has seen to it. */
export async function oneAtATime<T>(writer: DataSource, work: () => Promise<T>): Promise<T> {
  if (isSqlite(writer)) return work();
  const runner = writer.createQueryRunner();
  try {
    const [row] = (await runner.query('SELECT GET_LOCK(?, ?) AS held', [LOCK_NAME, PATIENCE_SECONDS])) as {
      held: number | null;
    }[];
    if (Number(row?.held) !== 1) throw new StartupError('another replica has been starting for too long');
    return await work();
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [LOCK_NAME]);
    await runner.release();
  }
}
