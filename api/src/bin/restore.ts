import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refused } from '../backup/refused.js';
import { restore } from '../backup/restore.js';
import { loadEnvFile, parseEnv, StartupError } from '../env.js';
import { forOperator } from '../media/open-media-store.js';

const USAGE = 'usage: npm run restore -- ARCHIVE [--into FOLDER] [--replace]\n';

try {
  const { values, positionals } = parseArgs({
    options: { into: { type: 'string' }, replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [archive] = positionals;
  if (archive === undefined || positionals.length > 1) throw new Refused(USAGE);
  loadEnvFile();
  const env = parseEnv(process.env);
  if (values.into !== undefined && env.DATABASE_URL) {
    // It would replace the database in use, whatever folder is named.
    throw new Refused('--into is for SQLite; for another database set DATABASE_URL and DATA_DIR to it');
  }
  if (values.into !== undefined) env.DATA_DIR = resolve(values.into);
  const { manifest, replaced } = await forOperator(restore(env, resolve(archive), values.replace));
  const lines = [
    `Restored  ${env.DATABASE_URL ? 'the database and ' : ''}${env.DATA_DIR}`,
    `From      ${manifest.made_at}, Etalase ${manifest.etalase}`,
    ...replaced.map((path) => `Replaced  ${path}`),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof Refused || error instanceof StartupError || code)) throw error;
  process.stderr.write(`Not restored: ${message}\n`);
  process.exitCode = 1;
}
