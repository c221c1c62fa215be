import type { QueryRunner, Table } from 'typeorm';

/*
 * On MySQL and MariaDB every change of a table commits by itself, so a start that is killed in a migration leaves it half
 * done and runs it again. Each step therefore sees first whether it has been done.
 */

export async function addTable(runner: QueryRunner, table: Table): Promise<void> {
  await runner.createTable(table, true);
}

/** @param definition in SQL that every database speaks: on SQLite the Table API would make the table anew */
export async function addColumn(
  runner: QueryRunner,
  table: string,
  name: string,
  definition: string,
): Promise<void> {
  if (await runner.hasColumn(table, name)) return;
  await runner.query(`ALTER TABLE ${table} ADD COLUMN ${name} ${definition}`);
}

/**
 * In one statement where there may be several in one: each takes a lock and a pass over the table.
 * @param indexes their columns as SQL names them, with their collations
 */
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

/** The row of a table that has one. */
export async function addOnlyRow(
  runner: QueryRunner,
  table: string,
  values: Record<string, string | number | Date>,
): Promise<void> {
  const rows = (await runner.query(`SELECT 1 FROM ${table}`)) as unknown[];
  if (rows.length === 0) await runner.manager.insert(table, values);
}

/** From the database's own catalogue: TypeORM's `getTable` takes six statements, most of the time of a first start on MySQL. */
async function indexesOf(runner: QueryRunner, table: string): Promise<string[]> {
  const catalogue = isSqlite(runner)
    ? 'SELECT name FROM pragma_index_list(?)'
    : 'SELECT DISTINCT index_name AS name FROM information_schema.statistics WHERE table_schema = DATABASE() AND table_name = ?';
  const rows = (await runner.query(catalogue, [table])) as { name: string }[];
  return rows.map(({ name }) => name);
}

export const isSqlite = ({ dataSource }: QueryRunner) => dataSource.options.type === 'better-sqlite3';
