import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import Sqlite from 'libsql';
import { sqliteFile } from '../database/data-source.js';
import type { Env } from '../env.js';
import { keyOf } from '../media/renditions.js';
import type { CopyFacts, DatabaseCopy } from './database-copy.js';
import { BackupRefused } from './backup-refused.js';

const BUSY_MS = 60_000;

/** `VACUUM INTO` is one read transaction, during which the server goes on writing. */
export class SqliteCopy implements DatabaseCopy {
  readonly fileName = 'database.sqlite.gz';

  constructor(private readonly env: Env) {}

  async make(path: string): Promise<CopyFacts> {
    const source = sqliteFile(this.env);
    // SQLite would make an empty database.
    if (!existsSync(source)) throw new BackupRefused(`there is no database at ${source}`);
    return inFolderBeside(path, async (folder) => {
      const copy = join(folder, 'copy.sqlite');
      const options = { timeout: BUSY_MS, readonly: true };
      connected(source, (connection) => connection.prepare('VACUUM INTO ?').run(copy), options);
      const facts = factsOf(copy);
      await pipeline(createReadStream(copy), createGzip(), createWriteStream(path, { mode: 0o600 }));
      return facts;
    });
  }

  inspect(path: string): Promise<CopyFacts> {
    return inFolderBeside(path, async (folder) => {
      const copy = join(folder, 'copy.sqlite');
      await unpackSqlite(path, copy);
      return factsOf(copy);
    });
  }
}

export async function unpackSqlite(path: string, into: string): Promise<void> {
  await pipeline(createReadStream(path), createGunzip(), createWriteStream(into, { mode: 0o600 }));
}

export function endSessions(file: string): void {
  connected(file, (connection) => connection.exec('DELETE FROM admin_session'));
}

function connected<T>(file: string, work: (connection: Sqlite.Database) => T, options?: Sqlite.Options): T {
  const connection = new Sqlite(file, options);
  try {
    return work(connection);
  } finally {
    connection.close();
  }
}

async function inFolderBeside<T>(path: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dirname(path), '.etalase-copy-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function factsOf(file: string): CopyFacts {
  return connected(file, (connection) => {
    const all = <T>(sql: string) => connection.prepare(sql).all() as T[];
    const one = (sql: string) => (connection.prepare(sql).raw().get() as unknown[] | undefined)?.[0];
    const found = one('PRAGMA integrity_check(1)');
    if (found !== 'ok') throw new BackupRefused(`the database's copy is damaged: ${String(found)}`);
    const tables = all<{ name: string }>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name",
    );
    const rows = tables.map(({ name }) => [name, Number(one(`SELECT COUNT(*) FROM "${name}"`))] as const);
    const columns = all<{ table: string; column: string }>(
      `SELECT m.name AS "table", p.name AS "column" FROM sqlite_master m, pragma_table_info(m.name) p
        WHERE m.type = 'table' AND p.type LIKE 'varchar%'`,
    );
    const pictures = columns.flatMap(({ table, column }) =>
      all<{ address: string }>(
        `SELECT "${column}" AS address FROM "${table}" WHERE "${column}" GLOB '/media/*/*.jpg'`,
      ),
    );
    return {
      kind: 'sqlite',
      bytes: statSync(file).size,
      migration: String(one('SELECT name FROM migrations ORDER BY id DESC LIMIT 1')),
      installation: String(one('SELECT uuid FROM installation')),
      rows: Object.fromEntries(rows),
      pictures: new Set(pictures.map(({ address }) => keyOf(address))),
    };
  });
}
