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
  const missing: string[] = [];
  for (const [name, definition] of definitions)
    if (!(await runner.hasColumn(table, name))) missing.push(`ADD COLUMN ${name} ${definition}`);
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

async function hasIndex(runner: QueryRunner, table: string, name: string): Promise<boolean> {
  const made = await runner.getTable(table);
  return made?.indices.some((index) => index.name === name) === true;
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
