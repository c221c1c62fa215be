import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Env, StartupError } from '../env.js';

/** The mark is in the folder while some of the data is replaced and some is not. */
export const RESTORING = '.restoring';
export const UNFINISHED = 'unfinished';

/** @throws StartupError after a restore that was cut off */
export function refuseUnfinishedRestore({ DATA_DIR }: Env): void {
  if (!existsSync(join(DATA_DIR, RESTORING, UNFINISHED))) return;
  throw new StartupError(`a restore into ${DATA_DIR} was cut off; run npm run restore again`);
}
