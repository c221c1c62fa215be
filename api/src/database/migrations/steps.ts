import type { QueryRunner, Table } from 'typeorm';

/*
 * On MySQL and MariaDB every change of a table commits by itself, so a start that is killed in a migration leaves it half
 * done and runs it again. Each step therefore sees first whether it has been done.
 */

export async function addTable(runner: QueryRunner, table: Table): Promise<void> {
  await runner.createTable(table, true);
}

/** In SQL that every database speaks: on SQLite the Table API would make the table anew, which its foreign keys forbid. */
export async function addColumn(
  runner: QueryRunner,
  table: string,
  name: string,
  definition: string,
): Promise<void> {
  await addColumns(runner, table, [[name, definition]]);
}

/** MySQL copies a table that has an index of words for every statement that changes it. SQLite adds one column in each. */
export async function addColumns(
  runner: QueryRunner,
  table: string,
  definitions: readonly (readonly [name: string, definition: string])[],
): Promise<void> {
  const there = await columnsOf(runner, table);
  const missing = definitions
    .filter(([name]) => !there.includes(name))
    .map(([name, definition]) => `ADD COLUMN ${name} ${definition}`);
  if (missing.length === 0) return;
  for (const each of isSqlite(runner) ? missing : [missing.join(', ')])
    await runner.query(`ALTER TABLE ${table} ${each}`);
}

/** @param columns as SQL names them, with their collations */
export const addIndex = (runner: QueryRunner, table: string, name: string, columns: string) =>
  addIndexes(runner, table, { [name]: columns });

/** In one statement where there may be several in one: each takes a lock and a pass over the table. */
export async function addIndexes(
  runner: QueryRunner,
  table: string,
  indexes: Readonly<Record<string, string>>,
): Promise<void> {
  const there = await indexesOf(runner, table);
  const missing = Object.entries(indexes).filter(([name]) => !there.includes(name));
  if (missing.length === 0) return;
  if (isSqlite(runner))
    for (const [name, columns] of missing)
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
  else
    await runner.query(
      `ALTER TABLE ${table} ${missing.map(([name, columns]) => `ADD INDEX ${name} (${columns})`).join(', ')}`,
    );
}

/** The same the other way. */
export async function dropIndexes(
  runner: QueryRunner,
  table: string,
  names: readonly string[],
): Promise<void> {
  const there = await indexesOf(runner, table);
  const left = names.filter((name) => there.includes(name));
  if (left.length === 0) return;
  if (isSqlite(runner)) for (const name of left) await runner.query(`DROP INDEX ${name}`);
  else await runner.query(`ALTER TABLE ${table} ${left.map((name) => `DROP INDEX ${name}`).join(', ')}`);
}

/** Of MySQL and MariaDB. English words that they would leave out, such as 'about', are words here. */
export async function addFulltextIndex(
  runner: QueryRunner,
  table: string,
  name: string,
  columns: string,
): Promise<void> {
  if (await hasIndex(runner, table, name)) return;
  await runner.query('SET SESSION innodb_ft_enable_stopword = OFF');
  await runner.query(`CREATE FULLTEXT INDEX ${name} ON ${table} (${columns})`);
}

export const dropIndex = (runner: QueryRunner, table: string, name: string) =>
  dropIndexes(runner, table, [name]);

/** The row of a table that has one. */
export async function addOnlyRow(
  runner: QueryRunner,
  table: string,
  values: Record<string, string | number | Date>,
): Promise<void> {
  const rows = (await runner.query(`SELECT 1 FROM ${table}`)) as unknown[];
  if (rows.length === 0) await runner.manager.insert(table, values);
}

/*
 * What a table has is asked of the database's own catalogue: TypeORM's `getTable` reads columns, keys and checks in six
 * statements, which on MySQL is most of the time that a first start takes.
 */

async function columnsOf(runner: QueryRunner, table: string): Promise<string[]> {
  const rows = await ask(runner, table, {
    sqlite: 'SELECT name FROM pragma_table_info(?)',
    mysql:
      'SELECT column_name AS name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = ?',
  });
  return rows.map(({ name }) => name);
}

const hasIndex = async (runner: QueryRunner, table: string, name: string) =>
  (await indexesOf(runner, table)).includes(name);

async function indexesOf(runner: QueryRunner, table: string): Promise<string[]> {
  const rows = await ask(runner, table, {
    sqlite: 'SELECT name FROM pragma_index_list(?)',
    mysql:
      'SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?',
  });
  return rows.map(({ name }) => name);
}

const isSqlite = ({ dataSource }: QueryRunner) => dataSource.options.type === 'better-sqlite3';

function ask(
  runner: QueryRunner,
  table: string,
  sql: { sqlite: string; mysql: string },
): Promise<{ name: string }[]> {
  return runner.query(isSqlite(runner) ? sql.sqlite : sql.mysql, [table]);
}
