import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const OURS = /^(etalase\.sqlite|in-use\.lock|jwt-secret)/;

/**
 * The data folder and one of its files, made where they are missing, and all of them readable by their owner only.
 * SQLite gives the files beside the database the rights of the database itself.
 */
export function ownerOnly(folder: string, name: 'etalase.sqlite' | 'in-use.lock'): void {
  makeFolder(folder);
  const file = join(folder, name);
  // Never one that is there: to close it would let go of every lock that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
  for (const other of readdirSync(folder)) if (OURS.test(other)) tighten(join(folder, other));
}

/** SQLite gives no reason for what it may not open, and the pictures would be missed with the first upload. */
export function refuseUnwritable(folder: string): void {
  for (const path of ['', 'etalase.sqlite', 'in-use.lock', 'media'].map((name) => join(folder, name))) {
    if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  }
}

export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  // One by one: on /proc Node's recursive mkdir never ends.
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

function tighten(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch (error) {
    // Of another user, who decides about it; or a file system without such rights.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
