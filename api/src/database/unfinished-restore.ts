import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, StartupError } from '../env.js';

/** The folder in DATA_DIR that a restore works in, and the mark in it while some of the data is replaced and some is not. */
export const RESTORING = '.restoring';
export const UNFINISHED = 'unfinished';

/** @throws StartupError after a restore that was cut off: what is there is neither the old nor the new */
export function refuseUnfinishedRestore({ DATA_DIR }: Env): void {
  if (!existsSync(join(DATA_DIR, RESTORING, UNFINISHED))) return;
  throw new StartupError(`a restore into ${DATA_DIR} was cut off; run npm run restore again`);
}
