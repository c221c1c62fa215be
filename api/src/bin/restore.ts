import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupRefused } from '../backup/backup-refused.js';
import { restore } from '../backup/restore.js';
import { loadEnvFile, parseEnv, StartupError } from '../env.js';
import { forOperator } from '../media/open-media-store.js';
import { sayUsage } from './say-usage.js';

const USAGE = 'Usage: npm run restore -- ARCHIVE [--into FOLDER] [--replace]\n';

const asked = understood();
if (asked) await bringBack(asked).catch(refuse);
else sayUsage(USAGE);

function understood() {
  try {
    const { values, positionals } = parseArgs({
      options: { into: { type: 'string' }, replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [archive, ...others] = positionals;
    return archive !== undefined && others.length === 0 ? { archive, ...values } : undefined;
  } catch {
    return undefined;
  }
}

async function bringBack({ archive, into, replace }: NonNullable<typeof asked>): Promise<void> {
  loadEnvFile();
  const env = parseEnv(process.env);
  if (into !== undefined && env.DATABASE_URL) {
    // It would replace the database in use, whatever folder is named.
    throw new BackupRefused('--into is for SQLite; for another database set DATABASE_URL and DATA_DIR to it');
  }
  if (into !== undefined) env.DATA_DIR = resolve(into);
  const { manifest, replaced } = await forOperator(restore(env, resolve(archive), replace));
  const lines = [
    `Restored  ${env.DATABASE_URL ? 'the database and ' : ''}${env.DATA_DIR}`,
    `From      ${manifest.made_at}, Etalase ${manifest.etalase}`,
    ...replaced.map((path) => `Replaced  ${path}`),
  ];
  process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join('')}\n`);
}

function refuse(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!(error instanceof BackupRefused || error instanceof StartupError || code)) throw error;
  process.stderr.write(`Not restored: ${message}\n`);
  process.exitCode = 1;
}
