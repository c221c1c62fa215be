import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { makeBackup } from '../backup/backup.js';
import { backupFolder, removeOldBackups } from '../backup/kept-backups.js';
import { BackupRefused } from '../backup/backup-refused.js';
import { loadEnvFile, parseEnv, StartupError } from '../env.js';
import { forOperator } from '../media/open-media-store.js';

try {
  const { values } = parseArgs({ options: { keep: { type: 'string' } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
    throw new StartupError('--keep has to be a whole number above 0');
  loadEnvFile();
  const env = parseEnv(process.env);
  setPriority(10);
  const { path, bytes, seconds, manifest } = await forOperator(makeBackup(env));
  if (keep !== undefined) await removeOldBackups(backupFolder(env), keep);
  const { files, missing_pictures: missing, database } = manifest;
  const pictures = new Set(Object.keys(files).flatMap((name) => /^media\/.*(?=\/)/.exec(name)?.[0] ?? []));
  const rows = Object.values(database.rows).reduce((sum, count) => sum + count, 0);
  const told = `${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${rows} rows, ${pictures.size} pictures`;
  process.send?.({ path, bytes, seconds, rows, pictures: pictures.size, missing });
  process.stdout.write(`\n  Backup    ${path}\n  Contains  ${told}\n\n`);
  if (missing.length > 0) {
    const some = missing.slice(0, 3).join(', ');
    process.stderr.write(`Missing: ${missing.length} pictures that the database names (${some})\n`);
    process.exitCode = 2;
  }
} catch (error) {
  if (!isForTheOperator(error)) throw error;
  process.stderr.write(`No backup was made: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  process.disconnect?.();
}

/** What has a code is an error of the system, such as a full disk. */
function isForTheOperator(error: unknown): error is Error {
  if (error instanceof BackupRefused || error instanceof StartupError) return true;
  return error instanceof Error && typeof (error as NodeJS.ErrnoException).code === 'string';
}
