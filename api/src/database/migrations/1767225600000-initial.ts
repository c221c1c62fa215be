import { randomUUID } from 'node:crypto';
import { type MigrationInterface, type QueryRunner, Table, type TableColumnOptions } from 'typeorm';
import { BINARY_COLLATION, CASE_INSENSITIVE } from '../collations.js';
import { columns } from './columns.js';
import { addIndexes, addOnlyRow, addTable, isSqlite } from './steps.js';

/** The tables of version 1.0.0. Later versions add steps and never change this one. */
export class Initial1767225600000 implements MigrationInterface {
  name = 'Initial1767225600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables(runner)) await addTable(runner, table);
    await addIndexes(runner, 'product', productIndexes(runner));
    await runner.query(isSqlite(runner) ? PRODUCT_SEARCH.sqlite : PRODUCT_SEARCH.mysql);
    await addOnlyRow(runner, 'catalogue_revision', { id: 1, revision: 1 });
    await addOnlyRow(runner, 'installation', { id: 1, uuid: randomUUID(), checked_at: new Date() });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_search');
    for (const { name } of tables(runner).reverse()) await runner.dropTable(name);
  }
}

/** In an order in which each refers to earlier ones only. */
function tables(runner: QueryRunner): Table[] {
  return [
    ...accountTables(runner),
    ...catalogueTables(runner),
    ...companyTables(runner),
    ...systemTables(runner),
  ];
}

function accountTables(runner: QueryRunner): Table[] {
  const { id, key, text, time, created, updated, reference } = columns(runner);
  const admin = (name: string) => [reference(`FK_${name}_admin`, 'admin_id', 'admin')];
  return [
    new Table({
      name: 'admin',
      columns: [
        id(),
        text('first_name', 100),
        text('last_name', 100),
        binary(runner, text('username', 100)),
        binary(runner, text('email', 254)),
        text('pass', 255),
        created(),
        updated(),
        optional(time('disabled_at')),
      ],
      indices: [unique('UQ_admin_username', 'username'), unique('UQ_admin_email', 'email')],
    }),
    new Table({
      name: 'admin_session',
      columns: [
        primary(text('id', 36)),
        key('admin_id'),
        time('expires_at'),
        created(),
        optional(time('confirmed_at')),
        optional(time('last_used_at')),
        optional(text('device', 100)),
      ],
      foreignKeys: admin('admin_session'),
      indices: [index('IX_admin_session_admin', 'admin_id')],
    }),
    new Table({
      name: 'known_place',
      columns: [primary(key('admin_id')), primary(text('place', 64)), time('used_at')],
      foreignKeys: admin('known_place'),
    }),
    new Table({
      name: 'admin_totp',
      columns: [
        primary(key('admin_id')),
        text('secret', 255),
        optional(time('enabled_at')),
        key('last_step'),
        optional(time('begun_at')),
      ],
      foreignKeys: admin('admin_totp'),
    }),
    new Table({
      name: 'admin_recovery_code',
      columns: [primary(key('admin_id')), primary(text('hash', 64))],
      foreignKeys: admin('admin_recovery_code'),
    }),
    new Table({
      name: 'guess_count',
      columns: [primary(text('name', 64)), key('guesses'), { name: 'ends_at', type: 'bigint' }],
    }),
  ];
}

function catalogueTables(runner: QueryRunner): Table[] {
  const { id, key, text, longText, decimal, flag, time, created, updated, version, price, reference } =
    columns(runner);
  const ofCategory = (name: string) => reference(name, 'category_id', 'category');
  const cascade = { onDelete: 'CASCADE' };
  return [
    new Table({
      name: 'category',
      columns: [
        id(),
        text('nama_category', 100),
        binary(runner, text('name_key', 100)),
        created(),
        updated(),
        version(),
        ...[text('heading', 150), longText('intro'), longText('facts'), text('image', 255)].map(optional),
        optional(text('original_name', 100)),
        ...[text('nama_id', 100), text('heading_id', 150), longText('intro_id'), longText('facts_id')].map(
          optional,
        ),
        optional(longText('translated_from')),
        optional(longText('outdated_translations')),
      ],
      indices: [unique('UQ_category_name_key', 'name_key'), index('IX_category_image', 'image')],
    }),
    new Table({
      name: 'category_former_name',
      columns: [primary(binary(runner, text('name_key', 100))), key('category_id')],
      indices: [index('IX_category_former_name_category', 'category_id')],
      foreignKeys: [{ ...ofCategory('FK_category_former_name_category'), ...cascade }],
    }),
    new Table({
      name: 'product',
      columns: [
        id(),
        text('name', 150),
        optional(longText('description')),
        price('price'),
        key('category_id'),
        optional(text('image', 255)),
        created(),
        updated(),
        version(),
        optional(time('deleted_at')),
        optional(text('name_en', 150)),
        optional(longText('description_en')),
        optional(longText('translated_from')),
        ...tradeColumns(runner),
        optional(text('focus', 7)),
        optional(longText('specs')),
        optional(text('sort_name_en', 150)),
        optional(longText('outdated_translations')),
        optional({ name: 'back_in_stock_on', type: 'date' }),
      ],
      // MySQL does not enforce the foreign key by an index that only begins with its column.
      indices: [index('IX_product_category', 'category_id'), index('IX_product_image', 'image')],
      foreignKeys: [ofCategory('FK_product_category')],
    }),
    new Table({
      name: 'spec_field',
      columns: [
        id(),
        key('category_id'),
        binary(runner, text('key', 40)),
        text('label', 100),
        optional(text('label_en', 100)),
        text('kind', 20),
        ...[text('unit', 20), text('bound', 20), text('method', 100), longText('choices')].map(optional),
        flag('required', false),
        flag('filterable', false),
        { ...key('position'), default: '0' },
        created(),
        updated(),
        version(),
      ],
      indices: [
        unique('UQ_spec_field_key', 'key', 'category_id'),
        index('IX_spec_field_category', 'category_id'),
      ],
      foreignKeys: [{ ...ofCategory('FK_spec_field_category'), ...cascade }],
    }),
    new Table({
      name: 'product_spec',
      columns: [
        primary(key('product_id')),
        primary(key('field_id')),
        optional(decimal('low', 15, 4)),
        optional(decimal('high', 15, 4)),
        text('choice', 40),
      ],
      indices: [
        index('IX_product_spec_low', 'field_id', 'low', 'product_id'),
        index('IX_product_spec_high', 'field_id', 'high', 'low', 'product_id'),
        index('IX_product_spec_choice', 'field_id', 'choice', 'product_id'),
      ],
      foreignKeys: [
        { ...reference('FK_product_spec_product', 'product_id', 'product'), ...cascade },
        { ...reference('FK_product_spec_field', 'field_id', 'spec_field'), ...cascade },
      ],
    }),
  ];
}

function tradeColumns(runner: QueryRunner): TableColumnOptions[] {
  const { key, text, longText, decimal } = columns(runner);
  return [
    text('price_unit', 20),
    decimal('pack_net_kg', 12, 2),
    decimal('export_price', 15, 2),
    text('export_currency', 20),
    text('export_unit', 20),
    text('export_incoterm', 20),
    text('export_place', 150),
    { name: 'export_valid_until', type: 'date' },
    decimal('moq', 12, 2),
    text('moq_unit', 20),
    longText('packing'),
    longText('packing_en'),
    key('load_20_kg'),
    key('load_40_kg'),
    text('hs_code', 20),
    text('origin', 150),
    text('origin_en', 150),
    text('port', 150),
    key('lead_days_min'),
    key('lead_days_max'),
    decimal('supply_ton_month', 12, 2),
    longText('sample'),
    longText('sample_en'),
    text('availability', 20),
  ].map(optional);
}

function companyTables(runner: QueryRunner): Table[] {
  const { id, text, longText, updated, version } = columns(runner);
  const translated = [longText('translated_from'), longText('outdated_translations')].map(optional);
  return [
    new Table({
      name: 'contact',
      columns: [
        id(),
        text('url_whatsapp', 500),
        text('url_instagram', 500),
        text('url_tiktok', 500),
        text('url_email', 500),
        text('url_fb', 500),
        updated(),
        version(),
        ...[text('address', 200), text('address_en', 200), text('map_point', 30)].map(optional),
        ...[text('weekday_hours', 11), text('saturday_hours', 11)].map(optional),
        ...[text('hours_note', 200), text('hours_note_en', 200)].map(optional),
        ...translated,
      ],
    }),
    new Table({
      name: 'company_info',
      columns: [
        id(),
        text('judul', 150),
        longText('value_company'),
        optional(text('image', 255)),
        updated(),
        version(),
        optional(text('judul_en', 150)),
        optional(longText('value_company_en')),
        ...translated,
      ],
      indices: [index('IX_company_info_image', 'image')],
    }),
  ];
}

function systemTables(runner: QueryRunner): Table[] {
  const { id, key, text, longText, time, created } = columns(runner);
  return [
    new Table({ name: 'catalogue_revision', columns: [primary(key('id')), key('revision')] }),
    new Table({
      name: 'installation',
      columns: [primary(key('id')), text('uuid', 36), time('checked_at')],
    }),
    new Table({
      name: 'history',
      columns: [
        id(),
        created('at'),
        optional(key('admin_id')),
        text('admin_name', 255),
        text('resource', 20),
        key('record_id'),
        text('record_name', 255),
        text('action', 20),
        longText('changes'),
        optional(key('part_of')),
      ],
      indices: [
        index('IX_history_at', 'at'),
        index('IX_history_admin', 'admin_id'),
        index('IX_history_record', 'resource', 'record_id'),
        index('IX_history_part_of', 'part_of'),
      ],
    }),
    new Table({
      name: 'search_word',
      columns: [primary(binary(runner, text('word', 60))), key('products'), key('revision')],
      indices: [index('IX_search_word_revision', 'revision')],
    }),
    new Table({
      name: 'picture',
      columns: [primary(text('key', 64)), time('moved_at'), optional(text('tint', 7))],
    }),
    new Table({
      name: 'product_import',
      columns: [primary(text('request', 64)), longText('counts')],
    }),
    new Table({
      name: 'record_creation',
      columns: [
        primary(text('idempotency_key', 64)),
        primary(text('resource', 20)),
        key('record_id'),
        created(),
      ],
      indices: [index('IX_record_creation_created_at', 'created_at')],
    }),
  ];
}

/** Each order of the product list, of all products and of one category's, is an index without those in the trash. */
function productIndexes(runner: QueryRunner): Record<string, string> {
  const collation = isSqlite(runner) ? ` COLLATE ${CASE_INSENSITIVE}` : '';
  const orders = {
    name: `name${collation}`,
    name_en: `sort_name_en${collation}`,
    price: 'price',
    created_at: 'created_at',
    updated_at: 'updated_at',
  };
  const indexes: Record<string, string> = {
    IX_product_live: 'deleted_at',
    IX_product_live_category: 'deleted_at, category_id',
  };
  for (const [order, fields] of Object.entries(orders)) {
    indexes[`IX_product_live_${order}`] = `deleted_at, ${fields}`;
    indexes[`IX_product_category_${order}`] = `category_id, deleted_at, ${fields}`;
  }
  return indexes;
}

/** The words of products that are not in the trash, under names that both kinds of database have: in ASCII, by search/words.ts. */
const PRODUCT_SEARCH = {
  sqlite: `CREATE VIRTUAL TABLE IF NOT EXISTS product_search USING fts5 (names, texts, tokenize = 'ascii', prefix = '3 4 5',
    detail = column)`,
  mysql: `CREATE TABLE IF NOT EXISTS product_search (rowid int NOT NULL PRIMARY KEY, names text CHARACTER SET ascii NOT NULL,
    texts mediumtext CHARACTER SET ascii NOT NULL, FULLTEXT INDEX FT_product_search_names (names),
    FULLTEXT INDEX FT_product_search_texts (names, texts))`,
};

const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
const primary = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });

/** MySQL's own collations take é for e: what has one owner is told apart byte by byte, as on SQLite. */
const binary = (runner: QueryRunner, column: TableColumnOptions): TableColumnOptions =>
  isSqlite(runner) ? column : { ...column, charset: 'utf8mb4', collation: BINARY_COLLATION };

const index = (name: string, ...columnNames: string[]) => ({ name, columnNames });
const unique = (name: string, ...columnNames: string[]) => ({
  ...index(name, ...columnNames),
  isUnique: true,
});
