import { type DataSource, MigrationExecutor } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { oneAtATime } from './boot-lock.js';
import { refuseUnfinishedRestore } from './unfinished-restore.js';

/**
 * Brings the database up to this version, which may take it over where an earlier start was killed.
 * @throws StartupError when a later version has been there, or a restore was cut off
 */
export function bringUpToDate(env: Env, writer: DataSource): Promise<void> {
  return oneAtATime(writer, async () => {
    // A restore holds the same lock: it may have begun, or ended, while this start waited for it.
    refuseUnfinishedRestore(env);
    await refuseLaterVersion(writer);
    await writer.runMigrations();
  });
}

async function refuseLaterVersion(writer: DataSource): Promise<void> {
  const known = new Set(writer.migrations.map(({ name }) => name));
  const executed = await new MigrationExecutor(writer).getExecutedMigrations();
  const unknown = executed.find(({ name }) => !known.has(name));
  if (unknown === undefined) return;
  throw new StartupError(
    `the database belongs to a later version of Etalase (its step ${unknown.name} is unknown here): ` +
      'start that version, or restore a backup from before the upgrade',
  );
}
