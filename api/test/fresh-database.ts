import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mysql, { type Connection, type RowDataPacket } from 'mysql2/promise';
import { openWriter } from '../src/database/data-source.js';
import { bringUpToDate } from '../src/database/schema.js';
import { parseEnv } from '../src/env.js';

let migrated: Promise<string> | undefined;

/**
 * A database of its own for an application, where there is a server: without one it is SQLite in a folder.
 * @param reach another way to the server
 * @param isMigrated whether its tables are there, which spares a start its migrations
 */
export async function freshDatabase(
  server: string | undefined,
  reach: (url: URL) => URL,
  isMigrated: boolean,
) {
  if (server === undefined) return { variables: {}, drop: async () => {} };
  const name = `etalase_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const connection = await mysql.createConnection({ uri: addressOf(server), multipleStatements: true });
    await connection.query(sql);
    await connection.end();
  };
  const schema = isMigrated ? await (migrated ??= migratedSchema(server)) : '';
  await run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4; USE ${name}; ${schema}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}` });
  return {
    variables: { DATABASE_URL: reach(url).href, JWT_SECRET: randomBytes(32).toString('hex') },
    drop: () => run(`DROP DATABASE ${name}`),
  };
}

/** mysql2 knows no other scheme. */
const addressOf = (server: string) => server.replace(/^mariadb:/, 'mysql:');

/**
 * What the migrations make of an empty database, as SQL: on MySQL they take ten times as long as this does, and hundreds of
 * tests start an API.
 * @param server may create databases whose names begin with `etalase`
 */
async function migratedSchema(server: string): Promise<string> {
  const name = `etalase_${randomBytes(6).toString('hex')}`;
  const connection = await mysql.createConnection(addressOf(server));
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  try {
    await migrate(Object.assign(new URL(server), { pathname: `/${name}` }));
    await connection.query(`USE ${name}`);
    return await dump(connection);
  } finally {
    await connection.query(`DROP DATABASE ${name}`);
    await connection.end();
  }
}

async function migrate({ href }: URL): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'etalase-schema-'));
  const env = parseEnv({ DATABASE_URL: href, DATA_DIR: folder, JWT_SECRET: randomBytes(32).toString('hex') });
  const writer = await openWriter(env);
  try {
    await bringUpToDate(env, writer);
  } finally {
    await writer.destroy();
    rmSync(folder, { recursive: true });
  }
}

/** Of each table its definition and rows; each installation has an id of its own. */
async function dump(connection: Connection): Promise<string> {
  const select = async (sql: string) => (await connection.query<RowDataPacket[]>(sql))[0];
  const statements = ['SET foreign_key_checks = 0', 'SET SESSION innodb_ft_enable_stopword = OFF'];
  for (const { name } of await select(
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()',
  )) {
    const [table] = await select(`SHOW CREATE TABLE ${name}`);
    statements.push(String(table?.['Create Table']));
    for (const row of await select(`SELECT * FROM ${name}`))
      statements.push(mysql.format('INSERT INTO ?? SET ?', [name, row]));
  }
  return [...statements, 'UPDATE installation SET uuid = UUID()'].join(';\n');
}
