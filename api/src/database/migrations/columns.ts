import type { QueryRunner, TableColumnOptions, TableForeignKeyOptions } from 'typeorm';

/** The spelling of each kind of column on which entities and both kinds of database agree. */
export function columns(runner: QueryRunner) {
  const mysql = runner.dataSource.options.type !== 'better-sqlite3';
  const integer = mysql ? 'int' : 'integer';
  const now = mysql ? 'CURRENT_TIMESTAMP(6)' : "datetime('now')";
  const time = (name: string): TableColumnOptions => ({
    name,
    type: 'datetime',
    ...(mysql ? { precision: 6 } : {}),
  });
  const decimal = (name: string, precision: number, scale: number): TableColumnOptions => ({
    name,
    type: 'decimal',
    precision,
    scale,
  });

  return {
    time,
    id: (): TableColumnOptions => ({
      name: 'id',
      type: integer,
      isPrimary: true,
      isGenerated: true,
      generationStrategy: 'increment',
    }),
    key: (name: string): TableColumnOptions => ({ name, type: integer }),
    text: (name: string, length: number): TableColumnOptions => ({
      name,
      type: 'varchar',
      length: String(length),
    }),
    longText: (name: string): TableColumnOptions => ({ name, type: 'text' }),
    flag: (name: string, value: boolean): TableColumnOptions => ({
      name,
      ...(mysql ? { type: 'tinyint', width: 1 } : { type: 'boolean' }),
      default: String(Number(value)),
    }),
    version: (): TableColumnOptions => ({ name: 'version', type: integer, default: '1' }),
    decimal,
    price: (name: string): TableColumnOptions => ({ ...decimal(name, 15, 2), isNullable: true }),
    created: (name = 'created_at'): TableColumnOptions => ({ ...time(name), default: now }),
    updated: (): TableColumnOptions => ({
      ...time('updated_at'),
      default: now,
      ...(mysql ? { onUpdate: now } : {}),
    }),
    reference: (name: string, column: string, table: string): TableForeignKeyOptions => ({
      name,
      columnNames: [column],
      referencedTableName: table,
      referencedColumnNames: ['id'],
      onDelete: 'RESTRICT',
      onUpdate: 'NO ACTION',
    }),
  };
}
