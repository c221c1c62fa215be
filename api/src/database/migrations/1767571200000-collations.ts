import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CASE_INSENSITIVE, BINARY_COLLATION } from '../collations.js';

/** What has one owner. */
const NAMES = [
  ['admin', 'username', 100],
  ['admin', 'email', 254],
  ['category', 'name_key', 100],
] as const;

/** Every database tells names apart in the same way, and sorts products in the same order. */
export class Collations1767571200000 implements MigrationInterface {
  name = 'Collations1767571200000';

  async up(runner: QueryRunner): Promise<void> {
    await collate(runner, { names: BINARY_COLLATION, products: CASE_INSENSITIVE });
  }

  async down(runner: QueryRunner): Promise<void> {
    await collate(runner, {});
  }
}

async function collate(runner: QueryRunner, { names, products }: { names?: string; products?: string }) {
  const collation = (name?: string) => (name ? ` COLLATE ${name}` : '');
  if (runner.dataSource.options.type === 'better-sqlite3') {
    await runner.query('DROP INDEX IX_product_name');
    await runner.query(`CREATE INDEX IX_product_name ON product (name${collation(products)})`);
    return;
  }
  for (const [table, column, length] of NAMES) {
    const type = `varchar(${length}) CHARACTER SET utf8mb4${collation(names)}`;
    await runner.query(`ALTER TABLE ${table} MODIFY ${column} ${type} NOT NULL`);
  }
}
