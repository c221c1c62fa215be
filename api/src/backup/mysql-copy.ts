import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { lockName } from '../database/boot-lock.js';
import { keyOf } from '../media/renditions.js';
import type { DatabaseFacts } from './archive.js';
import type { CopyFacts, DatabaseCopy } from './database-copy.js';
import { BackupRefused } from './backup-refused.js';

/** `inspect` relies on one row a line. Options that only one of the two programs knows are `loose`. */
const DUMP = [
  '--single-transaction',
  '--no-tablespaces',
  '--skip-triggers',
  '--skip-comments',
  '--skip-extended-insert',
  '--complete-insert',
  '--no-autocommit',
  '--hex-blob',
  '--max-allowed-packet=64M',
  '--loose-column-statistics=0',
  '--loose-set-gtid-purged=OFF',
];

/** Only as the whole of a column: the texts of products and of the history may name a picture too. */
const PICTURE = /(?<=')\/media\/[0-9a-f]{20}-\d+x\d+\/\d+\.jpg(?=')/g;

export class MysqlCopy implements DatabaseCopy {
  readonly fileName = 'database.sql.gz';
  private readonly url: URL;

  constructor(url: string) {
    this.url = new URL(url);
  }

  async make(path: string): Promise<CopyFacts> {
    return this.connected(async (connection) => {
      await hold(connection, 'backup');
      const kind = await kindOf(connection);
      await this.run(installed(DUMPERS[kind]), DUMP, (dump) =>
        pipeline(dump.stdout, createGzip(), createWriteStream(path, { mode: 0o600 })),
      );
      return { ...(await this.inspect(path)), kind };
    });
  }

  /** A dump does not tell MySQL from MariaDB: `kind` is the manifest's to tell. */
  async inspect(path: string): Promise<CopyFacts> {
    const rows: Record<string, number> = {};
    const pictures = new Set<string>();
    let [bytes, migration, installation] = [0, '', ''];
    for await (const line of createInterface({ input: createReadStream(path).pipe(createGunzip()) })) {
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

  /** `before` runs under the lock that starts take. */
  async load(
    path: string,
    { kind }: DatabaseFacts,
    before: (isEmpty: boolean) => Promise<void>,
  ): Promise<void> {
    await this.connected(async (connection) => {
      await hold(connection, 'boot');
      const own = await kindOf(connection);
      if (own !== kind)
        throw new BackupRefused(`the archive is of ${kind}, and DATABASE_URL leads to ${own}`);
      const client = installed(CLIENTS[own]);
      await refuseWhileUsed(connection);
      const tables = await tablesOf(connection);
      await before(tables.length === 0);
      await hold(connection, 'backup');
      await connection.query('SET foreign_key_checks = 0');
      for (const table of tables) await connection.query(`DROP TABLE ${mysql.escapeId(table)}`);
      // The full-text indexes leave out no word, as those of the migrations.
      const options = [
        '--max-allowed-packet=64M',
        '--init-command=SET SESSION innodb_ft_enable_stopword = OFF',
      ];
      await this.run(client, options, ({ stdin }) => pipeline(createReadStream(path), createGunzip(), stdin));
      // Sessions that were ended since the backup stay ended.
      await connection.query('DELETE FROM admin_session');
    });
  }

  private async connected<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await mysql
      .createConnection({ uri: this.url.href.replace(/^mariadb:/, 'mysql:'), connectTimeout: 5000 })
      .catch((error: Error) => {
        throw new BackupRefused(
          `the database cannot be reached: ${error.message || (error as { code?: string }).code}`,
        );
      });
    try {
      return await work(connection);
    } finally {
      await connection.end();
    }
  }

  /** The password goes by the environment, which only the process's owner can read. */
  private async run(
    program: string,
    options: readonly string[],
    talk: (child: { stdin: Writable; stdout: Readable }) => Promise<void>,
  ): Promise<void> {
    const { hostname, port, username, password, pathname } = this.url;
    const args = [
      // The operator's own configuration would change what it does.
      '--no-defaults',
      '--protocol=tcp',
      `--host=${hostname.replace(/^\[(.*)\]$/, '$1')}`,
      `--port=${port || 3306}`,
      `--user=${decodeURIComponent(username)}`,
      '--default-character-set=utf8mb4',
      ...options,
      decodeURIComponent(pathname.slice(1)),
    ];
    const child = spawn(program, args, { env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) } });
    const ended = once(child, 'close') as Promise<[number | null]>;
    // Of a failed program the pipe knows only that it broke, so the exit comes first.
    const [talked, said, [code]] = await Promise.all([
      Promise.allSettled([talk(child)]),
      text(child.stderr),
      ended,
    ]);
    if (code !== 0) throw new BackupRefused(`${program} failed: ${said.trim().split('\n').at(-1) ?? code}`);
    for (const outcome of talked) if (outcome.status === 'rejected') throw outcome.reason;
  }
}

const DUMPERS = { mysql: ['mysqldump', 'mariadb-dump'], mariadb: ['mariadb-dump', 'mysqldump'] };
const CLIENTS = { mysql: ['mysql', 'mariadb'], mariadb: ['mariadb', 'mysql'] };

function installed(programs: string[]): string {
  const found = programs.find((name) => spawnSync(name, ['--version']).status === 0);
  if (found !== undefined) return found;
  throw new BackupRefused(
    `neither ${programs.join(' nor ')} is installed; on Debian: apt-get install mariadb-client`,
  );
}

async function kindOf(connection: Connection): Promise<'mysql' | 'mariadb'> {
  const [[row]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version');
  return String(row?.version).includes('MariaDB') ? 'mariadb' : 'mysql';
}

/** The lock is let go of with the connection. */
async function hold(connection: Connection, purpose: 'boot' | 'backup'): Promise<void> {
  const take = `SELECT GET_LOCK(${lockName(purpose)}, 0) AS held`;
  const [[row]] = await connection.query<RowDataPacket[]>(take);
  if (Number(row?.held) !== 1) throw new BackupRefused('another backup, restore or start is under way');
}

async function tablesOf(connection: Connection): Promise<string[]> {
  const [rows] = await connection.query<RowDataPacket[]>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
  );
  return rows.map(({ name }) => String(name));
}

async function refuseWhileUsed(connection: Connection): Promise<void> {
  const [[row]] = await connection.query<RowDataPacket[]>(
    'SELECT COUNT(*) AS others FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID()',
  );
  if (Number(row?.others) > 0)
    throw new BackupRefused('the database is in use; stop every Etalase on it first');
}
