import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { secretFile } from '../auth/jwt-secret.js';
import { claimDataDir } from '../database/boot-lock.js';
import { sqliteFile } from '../database/data-source.js';
import { MIGRATIONS } from '../database/migrations/index.js';
import { RESTORING, UNFINISHED } from '../database/unfinished-restore.js';
import type { Env } from '../env.js';
import { copyPictures } from '../media/copy-pictures.js';
import { flush, LocalMediaStore, mediaFolder } from '../media/local-media-store.js';
import { openMediaStore } from '../media/open-media-store.js';
import { checkArchive, type Manifest, readArchive } from './archive.js';
import { makeBackup } from './backup.js';
import { databaseCopy } from './choose-database-copy.js';
import { MysqlCopy } from './mysql-copy.js';
import { BackupRefused } from './backup-refused.js';
import { endSessions, unpackSqlite } from './sqlite-copy.js';

interface Restored {
  manifest: Manifest;
  replaced: string[];
}

interface Plan {
  env: Env;
  manifest: Manifest;
  stage: string;
}

/**
 * Nothing is changed before everything has been checked, and what is replaced is kept. After a restore that was cut off
 * no server starts until it has been run again.
 * @throws BackupRefused, StartupError when a server runs on the folder
 */
export async function restore(env: Env, archive: string, replace: boolean): Promise<Restored> {
  const manifest = await checkArchive(archive);
  refuseOtherKind(env, manifest);
  refuseLater(manifest);
  const claim = claimDataDir(env);
  try {
    await refuseNoRoom(env, manifest);
    const stage = join(env.DATA_DIR, RESTORING);
    // The mark of one that was cut off stays: until this one is done, nothing may start.
    await removeAllBut(stage, UNFINISHED);
    const plan = { env, manifest, stage };
    try {
      await unpack(archive, stage);
      await checkCopy(plan);
      if (env.s3) await storePictures(plan, replace);
    } catch (error) {
      await removeAllBut(stage, UNFINISHED);
      throw error;
    }
    const replaced = env.DATABASE_URL ? await replaceMysql(plan, replace) : await replaceSqlite(plan);
    await rm(stage, { recursive: true });
    await flush(env.DATA_DIR);
    return { manifest, replaced };
  } finally {
    claim.release();
  }
}

function refuseOtherKind(env: Env, { database: { kind } }: Manifest): void {
  if ((kind === 'sqlite') === (env.DATABASE_URL === undefined)) return;
  throw new BackupRefused(
    kind === 'sqlite'
      ? 'the archive is of SQLite; unset DATABASE_URL to restore it'
      : `the archive is of ${kind}; set DATABASE_URL to restore it`,
  );
}

function refuseLater({ database: { migration }, etalase }: Manifest): void {
  if (MIGRATIONS.some(({ name }) => name === migration)) return;
  throw new BackupRefused(
    `the archive was made by a later version of Etalase (${etalase}, ${migration}); update first`,
  );
}

/** The database is unpacked twice: once to be checked and once to stay. */
async function refuseNoRoom({ DATA_DIR }: Env, { files, database }: Manifest): Promise<void> {
  const bytes = Object.values(files).reduce((sum, file) => sum + file.bytes, 2 * database.bytes);
  const { bavail, bsize } = await statfs(DATA_DIR);
  if (bavail * bsize > bytes) return;
  const mb = (size: number) => `${Math.ceil(size / 1e6)} MB`;
  throw new BackupRefused(`${DATA_DIR} has ${mb(bavail * bsize)} left, and the archive needs ${mb(bytes)}`);
}

async function unpack(archive: string, stage: string): Promise<void> {
  await mkdir(stage, { recursive: true, mode: 0o700 });
  await mkdir(join(stage, 'media'), { mode: 0o700 });
  await readArchive(archive, async (name, content) => {
    const path = join(stage, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
  });
}

async function checkCopy({ env, manifest, stage }: Plan): Promise<void> {
  const database = databaseCopy(env);
  const { rows, migration, installation, pictures } = await database.inspect(join(stage, database.fileName));
  const wanted = manifest.database;
  for (const table of new Set([...Object.keys(rows), ...Object.keys(wanted.rows)])) {
    const [found, named] = [rows[table], wanted.rows[table]];
    if (found !== named)
      throw new BackupRefused(`${table} has ${found} rows instead of ${named}; nothing was changed`);
  }
  if (migration !== wanted.migration || installation !== wanted.installation) {
    throw new BackupRefused('the archive is not of the database that it names; nothing was changed');
  }
  const there = new Set(Object.keys(manifest.files).map((name) => name.split('/').at(-2)));
  const lost = [...pictures].filter((key) => !there.has(key) && !manifest.missing_pictures.includes(key));
  if (lost.length > 0) {
    throw new BackupRefused(`the archive lacks ${lost.length} pictures (${lost[0]} …); nothing was changed`);
  }
}

async function replaceSqlite({ env, stage }: Plan): Promise<string[]> {
  const file = sqliteFile(env);
  const unpacked = join(stage, 'etalase.sqlite');
  await unpackSqlite(join(stage, databaseCopy(env).fileName), unpacked);
  endSessions(unpacked);
  await flush(unpacked);
  await markUnfinished(stage);
  const replaced = await moveAside(env, [
    file,
    `${file}-wal`,
    `${file}-shm`,
    secretFile(env),
    ...(env.s3 ? [] : [mediaFolder(env)]),
  ]);
  await rename(unpacked, file);
  if (existsSync(join(stage, 'jwt-secret'))) await rename(join(stage, 'jwt-secret'), secretFile(env));
  await putPictures(env, stage);
  return replaced;
}

/** Nothing is replaced: one key stands for the same bytes, and what no row names later is swept up. */
async function storePictures({ env, manifest, stage }: Plan, replace: boolean): Promise<void> {
  const store = openMediaStore(env);
  const owner = (await store.owner()) ?? manifest.database.installation;
  if (owner !== manifest.database.installation && !replace) {
    throw new BackupRefused(
      `${store.place} has another database's pictures; with --replace they become this one's`,
    );
  }
  const { different } = await copyPictures(new LocalMediaStore(join(stage, 'media')), store);
  if (different.length > 0) throw new BackupRefused(`${different[0]} is damaged in ${store.place}`);
}

async function putPictures(env: Env, stage: string): Promise<void> {
  if (!env.s3) return rename(join(stage, 'media'), mediaFolder(env));
  const owner = await new LocalMediaStore(join(stage, 'media')).owner();
  if (owner !== undefined) await openMediaStore(env).adopt(owner);
}

async function replaceMysql({ env, manifest, stage }: Plan, replace: boolean): Promise<string[]> {
  const database = new MysqlCopy(env);
  const kept: string[] = [];
  const begun = existsSync(join(stage, UNFINISHED));
  const begin = async (isEmpty: boolean) => {
    if (!isEmpty && !replace) {
      throw new BackupRefused(
        'the database is not empty; with --replace it is backed up first and then replaced',
      );
    }
    // What a restore that was cut off has left is no state to come back to.
    if (!isEmpty && !begun) kept.push((await makeBackup(env)).path);
  };
  const beforeSwap = () => markUnfinished(stage);
  await database.load(join(stage, database.fileName), manifest.database, { begin, beforeSwap });
  if (!env.s3) kept.push(...(await moveAside(env, [mediaFolder(env)])));
  await putPictures(env, stage);
  return kept;
}

async function markUnfinished(stage: string): Promise<void> {
  await writeFile(join(stage, UNFINISHED), '', { flush: true });
  await flush(stage);
}

async function moveAside({ DATA_DIR }: Env, paths: string[]): Promise<string[]> {
  const there = paths.filter((path) => existsSync(path));
  if (there.length === 0) return [];
  const folder = join(DATA_DIR, `replaced-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(folder, { mode: 0o700 });
  for (const path of there) await rename(path, join(folder, path.slice(DATA_DIR.length + 1)));
  return [folder];
}

async function removeAllBut(folder: string, kept: string): Promise<void> {
  if (!existsSync(folder)) return;
  const names = await readdir(folder);
  for (const name of names.filter((each) => each !== kept)) {
    await rm(join(folder, name), { recursive: true, force: true });
  }
  if (!names.includes(kept)) await rm(folder, { recursive: true });
}
