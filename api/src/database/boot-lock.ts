import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'libsql';
import type { DataSource, QueryRunner } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { waitWithoutEnd } from './bounded-waits.js';
import { isSqlite } from './data-source.js';
import { driverCode, isConflict, isUnfit } from './driver-errors.js';
import { addLeases, Lease, takeLease } from './lease.js';
import { ownerOnly } from './owner-only.js';

/** As SQL. A MySQL server has one set of lock names for all of its databases. */
export const lockName = (purpose: 'boot' | 'backup') =>
  `CONCAT('etalase-${purpose} ', LEFT(SHA2(DATABASE(), 256), 40))`;

const PATIENCE_SECONDS = 300;

const LEASE_SECONDS = 10;
const RENEWAL_MS = 3000;
const LOOK_AGAIN_MS = 500;
const OCCUPIED = 'another replica has been starting for too long';

/** The operating system lets go of an exclusive SQLite transaction even after a kill -9. @throws StartupError */
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

/** A lock of MySQL ends with its connection, but holds on one node of a cluster; a lease holds on all of them. */
export async function oneAtATime<T>(writer: DataSource, work: () => Promise<T>): Promise<T> {
  return isSqlite(writer) ? work() : waitWithoutEnd(() => lockedIn(writer, work));
}

async function lockedIn<T>(writer: DataSource, work: () => Promise<T>): Promise<T> {
  const runner = writer.createQueryRunner();
  try {
    const take = `SELECT GET_LOCK(${lockName('boot')}, ?) AS held`;
    const [row] = (await runner.query(take, [PATIENCE_SECONDS])) as { held: number | null }[];
    if (Number(row?.held) !== 1) throw new StartupError(OCCUPIED);
    await addLeases(runner).catch((error: unknown) => {
      if (!isUnfit(driverCode(error))) throw error;
      throw new StartupError(`the database takes no writes now: ${(error as Error).message}`);
    });
    return await leased(runner, work);
  } finally {
    await runner.query(`SELECT RELEASE_LOCK(${lockName('boot')})`);
    await runner.release();
  }
}

/** The node owns the lease, so the lease of a start that was killed on it is taken over at once. */
async function leased<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  const [node] = (await runner.query("SELECT CONCAT(@@hostname, ':', @@port) AS name")) as { name: string }[];
  const lease = { name: 'boot', owner: String(node?.name), seconds: LEASE_SECONDS };
  const take = () => takeLease(runner.manager, lease);
  // In a conflict a start on another node is first.
  const met = (error: unknown) => isConflict(driverCode(error));
  const taken = () => take().catch((error: unknown) => (met(error) ? false : Promise.reject(error as Error)));
  for (const end = Date.now() + PATIENCE_SECONDS * 1000; !(await taken());) {
    if (Date.now() > end) throw new StartupError(OCCUPIED);
    await pause(LOOK_AGAIN_MS);
  }
  let timer: NodeJS.Timeout | undefined;
  const lost = new Promise<never>((_, reject) => {
    const renew = async () => {
      if (!(await take())) throw new StartupError('another replica has taken this start over: start again');
    };
    // After a conflict the next renewal is in time. Without its connection the lock is lost too.
    timer = setInterval(
      () => void renew().catch((error: unknown) => met(error) || reject(error as Error)),
      RENEWAL_MS,
    );
  });
  try {
    return await Promise.race([work(), lost]);
  } finally {
    clearInterval(timer);
    await runner.manager.update(Lease, { name: lease.name, owner: lease.owner }, { ends_at: 0 });
  }
}
