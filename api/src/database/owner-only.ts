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

/** Makes what is missing, for its owner only. SQLite gives the files beside the database the same rights. */
export function ownerOnly(folder: string, name: 'etalase.sqlite' | 'in-use.lock'): void {
  makeFolder(folder);
  const file = join(folder, name);
  // Closing a file that is there would let go of every lock that this process has on it.
  if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
  for (const other of readdirSync(folder)) if (OURS.test(other)) tighten(join(folder, other));
}

/** At a start, since SQLite gives no reason and pictures would fail only with the first upload. */
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
    // The file is another user's, or the file system has no such rights.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
