import type { QueryRunner } from 'typeorm';

// MySQL commits every change of a table by itself, so a start that is killed in a migration leaves it half done and runs
// it again. Each step therefore sees first whether it has been done.

export const isSqlite = ({ dataSource }: QueryRunner) => dataSource.options.type === 'better-sqlite3';

export function typesOf(runner: QueryRunner) {
  const [time, now] = isSqlite(runner)
    ? ['datetime', "(datetime('now'))"]
    : ['datetime(6)', 'CURRENT_TIMESTAMP(6)'];
  const created = `${time} NOT NULL DEFAULT ${now}`;
  return {
    id: isSqlite(runner)
      ? '"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL'
      : 'id integer PRIMARY KEY AUTO_INCREMENT NOT NULL',
    time,
    created,
    updated: isSqlite(runner) ? created : `${created} ON UPDATE ${now}`,
    binary: isSqlite(runner) ? '' : 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
    nocase: isSqlite(runner) ? 'COLLATE NOCASE' : '',
  };
}

export const reference = (
  name: string,
  column: string,
  table: string,
  onDelete = 'RESTRICT',
  onUpdate = 'NO ACTION',
) =>
  `CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${table}" ("id") ON DELETE ${onDelete} ON UPDATE ${onUpdate}`;

export async function addTable(
  runner: QueryRunner,
  name: string,
  columns: string,
  indexes: readonly string[] = [],
): Promise<void> {
  const definition = isSqlite(runner) ? columns : [columns, ...indexes].join(', ').replaceAll('"', '`');
  await runner.query(`CREATE TABLE IF NOT EXISTS ${name} (${definition})`);
  if (!isSqlite(runner)) return;
  for (const index of indexes)
    await runner.query(index.replace(/^(UNIQUE )?INDEX (\w+)/, `CREATE $1INDEX IF NOT EXISTS $2 ON ${name}`));
}
