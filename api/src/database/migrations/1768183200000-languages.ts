import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, addFulltextIndex, dropIndex } from './steps.js';

const TEXTS = {
  product: [
    ['name_en', 'varchar(150) NULL'],
    ['description_en', 'text NULL'],
    ['translated_from', 'text NULL'],
  ],
  category: [
    ['nama_id', 'varchar(100) NULL'],
    ['heading_id', 'varchar(150) NULL'],
    ['intro_id', 'text NULL'],
    ['facts_id', 'text NULL'],
    ['translated_from', 'text NULL'],
  ],
  company_info: [
    ['judul_en', 'varchar(150) NULL'],
    ['value_company_en', 'text NULL'],
    ['translated_from', 'text NULL'],
  ],
} as const;

/** Of MySQL and MariaDB, by name. */
const OF_ONE = { FT_product_name: 'name', FT_product_text: 'name, description' };
const OF_BOTH = {
  FT_product_names: 'name, name_en',
  FT_product_texts: 'name, description, name_en, description_en',
};

/** Of SQLite, as the migration of searching made it. */
function sqliteSearch(columns: string): string[] {
  const forget = 'DELETE FROM product_search WHERE rowid = old.id';
  const learn = `INSERT INTO product_search (rowid, ${columns})
    SELECT id, ${columns} FROM product WHERE deleted_at IS NULL`;
  return [
    ...['insert', 'update', 'delete'].map((event) => `DROP TRIGGER product_search_${event}`),
    'DROP TABLE product_search',
    `CREATE VIRTUAL TABLE product_search USING fts5 (${columns}, content = '', contentless_delete = 1,
      tokenize = "unicode61 remove_diacritics 2 tokenchars '_'", prefix = '3 4')`,
    learn,
    `CREATE TRIGGER product_search_insert AFTER INSERT ON product BEGIN ${learn} AND id = new.id; END`,
    `CREATE TRIGGER product_search_update AFTER UPDATE OF ${columns}, deleted_at ON product
      BEGIN ${forget}; ${learn} AND id = new.id; END`,
    `CREATE TRIGGER product_search_delete AFTER DELETE ON product BEGIN ${forget}; END`,
  ];
}

async function searchBy(
  runner: QueryRunner,
  columns: string,
  { before, after }: { before: Record<string, string>; after: Record<string, string> },
): Promise<void> {
  if (runner.dataSource.options.type === 'better-sqlite3') {
    for (const statement of sqliteSearch(columns)) await runner.query(statement);
    return;
  }
  for (const [name, indexed] of Object.entries(after))
    await addFulltextIndex(runner, 'product', name, indexed);
  for (const name of Object.keys(before)) await dropIndex(runner, 'product', name);
}

/** The words of products in two languages: their index is made anew. */
export class Languages1768183200000 implements MigrationInterface {
  name = 'Languages1768183200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(TEXTS)) await addColumns(runner, table, columns);
    await searchBy(runner, OF_BOTH.FT_product_texts, { before: OF_ONE, after: OF_BOTH });
  }

  async down(runner: QueryRunner): Promise<void> {
    await searchBy(runner, OF_ONE.FT_product_text, { before: OF_BOTH, after: OF_ONE });
    for (const [table, columns] of Object.entries(TEXTS))
      for (const [name] of columns) await runner.query(`ALTER TABLE ${table} DROP COLUMN ${name}`);
  }
}
