import { Logger } from '@nestjs/common';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { oneAtATime } from './boot-lock.js';
import { isSqlite } from './data-source.js';
import { addLeases } from './lease.js';
import { refuseUnfinishedRestore } from './unfinished-restore.js';

/** @throws StartupError when a later version has been there, a restore was cut off, or MySQL cannot store every character */
export function bringUpToDate(env: Env, writer: DataSource): Promise<void> {
  return oneAtATime(writer, async () => {
    // A restore holds the same lock: it may have begun, or ended, while this start waited for it.
    refuseUnfinishedRestore(env);
    await refuseLaterVersion(writer);
    if (isSqlite(writer)) await addLeases(writer);
    else {
      await refuseOtherCharset(writer);
      await warnOfShortWords(writer);
    }
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

async function refuseOtherCharset(writer: DataSource): Promise<void> {
  const [other] = await writer.query<{ place: string; charset: string }[]>(
    `SELECT CONCAT('the database ', schema_name) AS place, default_character_set_name AS charset
       FROM information_schema.schemata WHERE schema_name = DATABASE() AND default_character_set_name <> 'utf8mb4'
     UNION SELECT CONCAT('the table ', table_name), character_set_name
       FROM information_schema.columns WHERE table_schema = DATABASE() AND character_set_name NOT IN ('utf8mb4', 'ascii')`,
  );
  if (other === undefined) return;
  throw new StartupError(
    `${other.place} is ${other.charset} and cannot store every character: ALTER DATABASE … CHARACTER SET utf8mb4, and ` +
      'ALTER TABLE … CONVERT TO CHARACTER SET utf8mb4 for each table of it',
  );
}

/** An index that was made leaves them out until it is made anew. */
async function warnOfShortWords(writer: DataSource): Promise<void> {
  const [row] = await writer.query<{ size: number }[]>('SELECT @@innodb_ft_min_token_size AS size');
  if (Number(row?.size) <= 3) return;
  new Logger('Database').warn(
    `innodb_ft_min_token_size is ${row?.size}: the search finds no shorter words; set it to 3, then ALTER TABLE product_search ENGINE = InnoDB`,
  );
}
