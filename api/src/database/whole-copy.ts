import { statSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { type Env, StartupError } from '../env.js';
import { isSqlite, sqliteFile } from './data-source.js';

/** 100 MB are read in 0.15 s; a file larger than this would hold up the start. */
const MOST_BYTES = 1_000_000_000;

/** @throws StartupError */
export async function assertWholeCopy(env: Env, writer: DataSource): Promise<void> {
  if (!isSqlite(writer) || statSync(sqliteFile(env)).size > MOST_BYTES) return;
  const found = await writer.query<{ quick_check: string }[]>('PRAGMA quick_check(1)').then(
    ([row]) => row?.quick_check,
    (error: Error) => error.message,
  );
  if (found === 'ok') return;
  const told = String(found).replace(/\s+/g, ' ');
  throw new StartupError(
    `the database in ${env.DATA_DIR} is damaged, as one copied while it was in use is (${told}); run npm run restore with a backup`,
  );
}
