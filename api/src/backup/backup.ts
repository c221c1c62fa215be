import { accessSync, constants, existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { lockFile } from '../database/boot-lock.js';
import { makeFolder } from '../database/owner-only.js';
import type { Env } from '../env.js';
import { secretFile } from '../auth/jwt-secret.js';
import { flush } from '../media/local-media-store.js';
import type { MediaStore } from '../media/media-store.js';
import { openMediaStore } from '../media/open-media-store.js';
import { ArchiveWriter, checkArchive, type Manifest } from './archive.js';
import { databaseCopy } from './choose-database-copy.js';
import { backupFolder } from './kept-backups.js';
import { BackupRefused } from './backup-refused.js';

const DRAFT = '.etalase-';
/** Pictures may move while they are copied; each walk finds those that the one before it missed. */
const MOST_WALKS = 5;

interface Made {
  path: string;
  bytes: number;
  seconds: number;
  manifest: Manifest;
}

/** The database is copied first, so that pictures its rows name are still there afterwards. @throws BackupRefused */
export async function makeBackup(env: Env, folder = backupFolder(env)): Promise<Made> {
  const start = performance.now();
  const lock = lockIn(folder);
  if (!lock) throw new BackupRefused(`another backup into ${folder} is under way`);
  try {
    await removeDrafts(folder);
    const path = join(folder, await freeName(folder));
    const draft = join(folder, `${DRAFT}${basename(path)}`);
    await write(env, draft);
    const manifest = await checkArchive(draft);
    await rename(draft, path);
    await flush(folder);
    const seconds = (performance.now() - start) / 1000;
    return { path, bytes: (await stat(path)).size, seconds, manifest };
  } finally {
    await removeDrafts(folder);
    lock.release();
  }
}

function lockIn(folder: string) {
  try {
    makeFolder(folder);
    // libsql does not say why it cannot open a file.
    accessSync(folder, constants.W_OK);
    return lockFile(join(folder, 'in-use.lock'));
  } catch (error) {
    throw new BackupRefused(`the folder for backups cannot be used: ${(error as Error).message}`);
  }
}

async function write(env: Env, draft: string): Promise<void> {
  const database = databaseCopy(env);
  const copy = `${draft}.database`;
  const made_at = new Date().toISOString();
  const { pictures, ...facts } = await database.make(copy);
  const archive = new ArchiveWriter(draft);
  try {
    await archive.addFile(database.fileName, copy);
    await rm(copy);
    // Secrets in the database are encrypted with it.
    const secret = secretFile(env);
    if (!env.JWT_SECRET && existsSync(secret)) await archive.addBytes('jwt-secret', await readFile(secret));
    const missing = await addPictures(archive, openMediaStore(env), pictures);
    await archive.finish({
      etalase: await ownVersion(),
      made_at,
      database: facts,
      missing_pictures: missing,
    });
  } finally {
    await archive.abandon();
  }
}

async function addPictures(
  archive: ArchiveWriter,
  store: MediaStore,
  wanted: ReadonlySet<string>,
): Promise<string[]> {
  const missing = new Set(wanted);
  const known = new Set<string>();
  for (let walk = 1, before = -1; walk <= MOST_WALKS && archive.count !== before; walk += 1) {
    before = archive.count;
    for await (const [path, files] of store.entries((each) => known.has(each))) {
      for (const [name, bytes] of files) await archive.addBytes(`media/${path}${name}`, bytes);
      known.add(path);
      missing.delete(basename(path));
    }
  }
  return [...missing].sort();
}

async function freeName(folder: string): Promise<string> {
  for (let time = Date.now(); ; time += 1000) {
    const name = `etalase-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`;
    if (!existsSync(join(folder, name))) return name;
  }
}

async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function ownVersion(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version;
}
