import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addFulltextIndex, dropIndex } from './steps.js';

const FULLTEXT = [
  ['FT_product_name', 'name'],
  ['FT_product_text', 'name, description'],
] as const;

const FORGET = 'DELETE FROM product_search WHERE rowid = old.id';
const LEARN = `INSERT INTO product_search (rowid, name, description)
  SELECT id, name, description FROM product WHERE deleted_at IS NULL`;

/** Without those in the trash. Triggers keep it, so that no write can forget it. */
const SQLITE = [
  `CREATE VIRTUAL TABLE product_search USING fts5 (name, description, content = '', contentless_delete = 1,
    tokenize = "unicode61 remove_diacritics 2 tokenchars '_'", prefix = '3 4')`,
  LEARN,
  `CREATE TRIGGER product_search_insert AFTER INSERT ON product BEGIN ${LEARN} AND id = new.id; END`,
  `CREATE TRIGGER product_search_update AFTER UPDATE OF name, description, deleted_at ON product
    BEGIN ${FORGET}; ${LEARN} AND id = new.id; END`,
  `CREATE TRIGGER product_search_delete AFTER DELETE ON product BEGIN ${FORGET}; END`,
];

/** The words of products, by the index that each database has for them. */
export class Search1767924000000 implements MigrationInterface {
  name = 'Search1767924000000';

  async up(runner: QueryRunner): Promise<void> {
    if (isSqlite(runner)) for (const statement of SQLITE) await runner.query(statement);
    else for (const [name, columns] of FULLTEXT) await addFulltextIndex(runner, 'product', name, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (!isSqlite(runner)) {
      for (const [name] of FULLTEXT) await dropIndex(runner, 'product', name);
      return;
    }
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER product_search_${event}`);
    }
    await runner.query('DROP TABLE product_search');
  }
}

const isSqlite = (runner: QueryRunner) => runner.dataSource.options.type === 'better-sqlite3';
