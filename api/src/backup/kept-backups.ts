import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../env.js';

const ARCHIVE = /^etalase-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar$/;

export const backupFolder = (env: Env) => env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups');

export async function listBackups(folder: string): Promise<{ path: string; madeAt: Date }[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names
    .filter((name) => ARCHIVE.test(name))
    .sort()
    .map((name) => ({ path: join(folder, name), madeAt: new Date(timeIn(name)) }));
}

export async function removeOldBackups(folder: string, keep: number): Promise<void> {
  for (const { path } of (await listBackups(folder)).slice(0, -keep)) await rm(path);
}

function timeIn(name: string): string {
  return name.replace(/^etalase-(.*T\d\d)-(\d\d)-(\d\d)Z\.tar$/, '$1:$2:$3Z');
}
