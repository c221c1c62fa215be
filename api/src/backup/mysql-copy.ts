import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Connection as StreamingConnection } from 'mysql2';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { lockName } from '../database/boot-lock.js';
import { connect, kindOf } from '../database/mysql-server.js';
import type { Env } from '../env.js';
import { keyOf } from '../media/renditions.js';
import type { DatabaseFacts } from './archive.js';
import type { CopyFacts, DatabaseCopy } from './database-copy.js';
import { BackupRefused } from './backup-refused.js';

/** Only as the whole of a column: the texts of products and of the history may name a picture too. */
const PICTURE = /(?<=')\/media\/[0-9a-f]{20}-\d+x\d+\/\d+\.jpg(?=')/g;

/** The tables of an archive, until all are there, and those that they have taken the place of. */
const [NEW, OLD] = ['restoring_', 'replaced_'];

/** For writing a dump and for reading it. The full-text indexes leave out no word, as those of the migrations. */
const SESSION =
  "SET SESSION foreign_key_checks = 0, sql_mode = 'NO_AUTO_VALUE_ON_ZERO', innodb_ft_enable_stopword = OFF";

const FOREIGN_KEY = /,\n +(CONSTRAINT .* FOREIGN KEY .*[^,\n])/g;

export class MysqlCopy implements DatabaseCopy {
  readonly fileName = 'database.sql.gz';

  constructor(private readonly env: Env) {}

  async make(path: string): Promise<CopyFacts> {
    return this.connected(async (connection) => {
      await hold(connection, 'backup');
      await connection.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      await connection.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
      await pipeline(dump(connection), createGzip(), createWriteStream(path, { mode: 0o600 }));
      return { ...(await this.inspect(path)), kind: await kindOf(connection) };
    });
  }

  /** A dump does not tell MySQL from MariaDB: `kind` is the manifest's to tell. */
  async inspect(path: string): Promise<CopyFacts> {
    const rows: Record<string, number> = {};
    const pictures = new Set<string>();
    let [bytes, migration, installation] = [0, '', ''];
    for await (const line of linesOf(path)) {
      bytes += Buffer.byteLength(line) + 1;
      const made = /^CREATE TABLE `(\w+)`/.exec(line)?.[1];
      if (made !== undefined) rows[made] = 0;
      const table = /^INSERT INTO `(\w+)`/.exec(line)?.[1];
      if (table === undefined) continue;
      rows[table] = (rows[table] ?? 0) + 1;
      for (const [address] of line.matchAll(PICTURE)) pictures.add(keyOf(address));
      if (table === 'migrations') migration = /'(\w+)'\);$/.exec(line)?.[1] ?? migration;
      if (table === 'installation') installation = /'([0-9a-f-]{36})'/.exec(line)?.[1] ?? installation;
    }
    return { kind: 'mysql', bytes, migration, installation, rows, pictures };
  }

  /**
   * All runs under the lock that starts take. What is there stays in use until everything of the archive is beside it.
   * @param begin before anything is written
   * @param beforeSwap after it only another restore puts right what is cut off
   */
  async load(
    path: string,
    { kind }: DatabaseFacts,
    { begin, beforeSwap }: { begin: (isEmpty: boolean) => Promise<void>; beforeSwap: () => Promise<void> },
  ): Promise<void> {
    await this.connected(async (connection) => {
      await hold(connection, 'boot');
      const own = await kindOf(connection);
      if (own !== kind)
        throw new BackupRefused(`the archive is of ${kind}, and DATABASE_URL leads to ${own}`);
      await refuseWhileUsed(connection);
      const tables = await tablesOf(connection);
      await begin(tables.length === 0);
      await hold(connection, 'backup');
      await dropPassing(connection);
      const loaded = await loadBeside(connection, path).catch(async (error: Error) => {
        await dropPassing(connection).catch(() => undefined);
        throw new BackupRefused(
          `the database does not take the archive: ${error.message}; nothing was changed`,
        );
      });
      await beforeSwap();
      const renamed = [
        ...tables.map((table) => [table, `${OLD}${table}`]),
        ...[...loaded.keys()].map((table) => [`${NEW}${table}`, table]),
      ];
      await connection.query(
        `RENAME TABLE ${renamed.map((pair) => mysql.format('?? TO ??', pair)).join(', ')}`,
      );
      // A name of a foreign key is taken until its table is gone.
      await dropPassing(connection);
      for (const [table, keys] of loaded)
        if (keys.length > 0)
          await connection.query(`ALTER TABLE ?? ${keys.map((key) => `ADD ${key}`).join(', ')}`, [table]);
    });
  }

  private async connected<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await connect(this.env).catch((error: Error) => {
      throw new BackupRefused(
        `the database cannot be reached: ${error.message || (error as { code?: string }).code}`,
      );
    });
    try {
      await connection.query(SESSION);
      return await work(connection);
    } finally {
      await connection.end();
    }
  }
}

/** Of each table its definition and its rows, a line each: no client program is needed, nor anything only one understands. */
async function* dump(connection: Connection): AsyncGenerator<string> {
  // Only the connection inside can stream; its type does not say so.
  const inner = (connection as unknown as { connection: StreamingConnection }).connection;
  yield `${SESSION};\n`;
  for (const table of await tablesOf(connection)) {
    const [[made]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??', [table]);
    yield `${String(made?.['Create Table'])};\n`;
    const rows = inner.query('SELECT * FROM ??', [table]).stream();
    for await (const row of rows as AsyncIterable<object>)
      yield mysql.format('INSERT INTO ?? (??) VALUES (?);\n', [table, Object.keys(row), Object.values(row)]);
  }
}

/** @returns the archive's tables, each with its foreign keys, which are left out until all have their names */
async function loadBeside(connection: Connection, path: string): Promise<Map<string, string[]>> {
  const loaded = new Map<string, string[]>();
  let definition = '';
  // One transaction for the rows of a table: the next definition commits it.
  await connection.query('SET autocommit = 0');
  for await (const line of linesOf(path)) {
    const [, table = ''] = /^CREATE TABLE `(\w+)`/.exec(line) ?? [];
    if (table) loaded.set(table, []);
    if (table || definition) definition += `${line}\n`;
    if (definition && line.endsWith(';')) {
      const keys = [...definition.matchAll(FOREIGN_KEY)].map(([, key = '']) => key);
      loaded.set([...loaded.keys()].at(-1) ?? '', keys);
      await connection.query(definition.replace(FOREIGN_KEY, '').replace('`', `\`${NEW}`));
      definition = '';
    } else if (line.startsWith('INSERT INTO')) await connection.query(line.replace('`', `\`${NEW}`));
  }
  // Sessions that were ended since the backup stay ended.
  await connection.query(`DELETE FROM ${NEW}admin_session`);
  await connection.query('COMMIT');
  return loaded;
}

/** Not by readline, which ends a line at U+2028 too. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

/** The lock is let go of with the connection. */
async function hold(connection: Connection, purpose: 'boot' | 'backup'): Promise<void> {
  const take = `SELECT GET_LOCK(${lockName(purpose)}, 0) AS held`;
  const [[row]] = await connection.query<RowDataPacket[]>(take);
  if (Number(row?.held) !== 1) throw new BackupRefused('another backup, restore or start is under way');
}

async function tablesOf(connection: Connection, which = 'NOT REGEXP'): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()
       AND table_type = 'BASE TABLE' AND table_name ${which} '^(${NEW}|${OLD})' ORDER BY table_name`,
  );
  return rows.map(({ name }) => String(name));
}

async function dropPassing(connection: Connection): Promise<void> {
  for (const table of await tablesOf(connection, 'REGEXP')) await connection.query('DROP TABLE ??', [table]);
}

async function refuseWhileUsed(connection: Connection): Promise<void> {
  const [[row]] = await connection.query<RowDataPacket[]>(
    'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  if (Number(row?.others) > 0)
    throw new BackupRefused('the database is in use; stop every Etalase on it first');
}
