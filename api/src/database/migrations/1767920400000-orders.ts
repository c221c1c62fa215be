import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CASE_INSENSITIVE } from '../collations.js';
import { addIndex, dropIndex } from './steps.js';

/** The one of `category_id` stays: without it MySQL 9.7 no longer enforces the foreign key, whatever other index begins with it. */
const OLD = ['name', 'price', 'created_at', 'updated_at'];

/**
 * Each order of the product list, of all products and of one category's, is an index without those in the trash: a page is
 * read from it alone, however many products there are. The ids are in every index by themselves.
 */
export class Orders1767920400000 implements MigrationInterface {
  name = 'Orders1767920400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns] of indexes(runner)) await addIndex(runner, 'product', name, columns);
    for (const field of OLD) await dropIndex(runner, 'product', `IX_product_${field}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const field of OLD) {
      await addIndex(runner, 'product', `IX_product_${field}`, field === 'name' ? nameOf(runner) : field);
    }
    for (const [name] of indexes(runner)) await dropIndex(runner, 'product', name);
  }
}

function indexes(runner: QueryRunner): [name: string, columns: string][] {
  const fields = [['name', nameOf(runner)], ['price'], ['created_at'], ['updated_at']] as const;
  return [
    ['IX_product_live', 'deleted_at'],
    ['IX_product_live_category', 'deleted_at, category_id'],
    ...fields.map(
      ([field, column = field]) => [`IX_product_live_${field}`, `deleted_at, ${column}`] as const,
    ),
    ...fields.map(
      ([field, column = field]) =>
        [`IX_product_category_${field}`, `category_id, deleted_at, ${column}`] as const,
    ),
  ].map(([name, columns]) => [name, columns]);
}

function nameOf(runner: QueryRunner): string {
  return runner.dataSource.options.type === 'better-sqlite3' ? `name COLLATE ${CASE_INSENSITIVE}` : 'name';
}
