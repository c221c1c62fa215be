import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CASE_INSENSITIVE } from '../collations.js';
import { addIndex, dropIndex } from './steps.js';

/** Products in the order of their English names, and those of an HS code. */
export class EnglishOrder1768730000000 implements MigrationInterface {
  name = 'EnglishOrder1768730000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of indexes(runner)) await addIndex(runner, 'product', name, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of indexes(runner)) await dropIndex(runner, 'product', name);
  }
}

function indexes(runner: QueryRunner): [name: string, columns: string][] {
  const caseAside = runner.dataSource.options.type === 'better-sqlite3' ? ` COLLATE ${CASE_INSENSITIVE}` : '';
  const names = `name_en${caseAside}, name${caseAside}`;
  // SQLite's LIKE leaves case aside, and so takes no other index.
  return [
    ['IX_product_live_name_en', `deleted_at, ${names}`],
    ['IX_product_category_name_en', `category_id, deleted_at, ${names}`],
    ['IX_product_live_hs_code', `deleted_at, hs_code${caseAside}`],
  ];
}
