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
  const isSqlite = runner.dataSource.options.type === 'better-sqlite3';
  for (const each of isSqlite ? missing : [missing.join(', ')])
    await runner.query(`ALTER TABLE ${table} ${each}`);
}

/** @param columns as SQL names them, with their collations */
export async function addIndex(
  runner: QueryRunner,
  table: string,
  name: string,
  columns: string,
): Promise<void> {
  if (await hasIndex(runner, table, name)) return;
  await runner.query(`CREATE INDEX ${name} ON ${table} (${columns})`);
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

export async function dropIndex(runner: QueryRunner, table: string, name: string): Promise<void> {
  if (!(await hasIndex(runner, table, name))) return;
  const of = runner.dataSource.options.type === 'better-sqlite3' ? '' : ` ON ${table}`;
  await runner.query(`DROP INDEX ${name}${of}`);
}

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

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const rows = await ask(runner, table, {
    sqlite: 'SELECT name FROM pragma_index_list(?)',
    mysql:
      'SELECT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?',
  });
  return rows.some((index) => index.name === name);
}

function ask(
  runner: QueryRunner,
  table: string,
  sql: { sqlite: string; mysql: string },
): Promise<{ name: string }[]> {
  const { type } = runner.dataSource.options;
  return runner.query(type === 'better-sqlite3' ? sql.sqlite : sql.mysql, [table]);
}
