import { randomUUID } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addTable, isSqlite, reference, typesOf } from './steps.js';

export class Initial1767225600000 implements MigrationInterface {
  name = 'Initial1767225600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, [columns, ...indexes]] of Object.entries(tables(runner)))
      await addTable(runner, name, columns, indexes);
    await runner.query(isSqlite(runner) ? PRODUCT_SEARCH.sqlite : PRODUCT_SEARCH.mysql);
    for (const [table, row] of Object.entries({
      catalogue_revision: { id: 1, revision: 1 },
      installation: { id: 1, uuid: randomUUID(), checked_at: new Date() },
    }))
      await runner.manager.createQueryBuilder().insert().into(table).values(row).orIgnore().execute();
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE product_search');
    for (const name of Object.keys(tables(runner)).reverse()) await runner.dropTable(name);
  }
}

type Tables = Record<string, [columns: string, ...indexes: string[]]>;

/** In an order in which each refers to earlier ones only. */
function tables(runner: QueryRunner): Tables {
  const { id, time, created, updated, binary, nocase } = typesOf(runner);
  const version = 'version integer NOT NULL DEFAULT 1';
  const translated = 'translated_from text NULL, outdated_translations text NULL';
  const ofAdmin = (name: string) => reference(`FK_${name}_admin`, 'admin_id', 'admin');
  const ofCategory = (name: string, onDelete?: string) =>
    reference(`FK_${name}_category`, 'category_id', 'category', onDelete);
  return {
    admin: [
      `${id}, first_name varchar(100) NOT NULL, last_name varchar(100) NOT NULL,
       username varchar(100) ${binary} NOT NULL, email varchar(254) ${binary} NOT NULL, pass varchar(255) NOT NULL,
       created_at ${created}, updated_at ${updated}, disabled_at ${time} NULL`,
      'UNIQUE INDEX UQ_admin_username (username)',
      'UNIQUE INDEX UQ_admin_email (email)',
    ],
    admin_session: [
      `id varchar(36) PRIMARY KEY NOT NULL, admin_id integer NOT NULL, expires_at ${time} NOT NULL, created_at ${created},
       confirmed_at ${time} NOT NULL, last_used_at ${time} NOT NULL, device varchar(100) NOT NULL, ${ofAdmin('admin_session')}`,
      'INDEX IX_admin_session_admin (admin_id)',
    ],
    known_place: [
      `admin_id integer NOT NULL, place varchar(64) NOT NULL, used_at ${time} NOT NULL,
       PRIMARY KEY (admin_id, place), ${ofAdmin('known_place')}`,
    ],
    admin_totp: [
      `admin_id integer PRIMARY KEY NOT NULL, secret varchar(255) NOT NULL, enabled_at ${time} NULL, last_step integer NOT NULL,
       begun_at ${time} NOT NULL, ${ofAdmin('admin_totp')}`,
    ],
    admin_recovery_code: [
      `admin_id integer NOT NULL, hash varchar(64) NOT NULL, PRIMARY KEY (admin_id, hash), ${ofAdmin('admin_recovery_code')}`,
    ],
    guess_count: ['name varchar(64) PRIMARY KEY NOT NULL, guesses integer NOT NULL, ends_at bigint NOT NULL'],
    category: [
      `${id}, nama_category varchar(100) NOT NULL, name_key varchar(100) ${binary} NOT NULL, original_name varchar(100) NULL,
       heading varchar(150) NULL, intro text NULL, facts text NULL, image varchar(255) NULL,
       nama_id varchar(100) NULL, heading_id varchar(150) NULL, intro_id text NULL, facts_id text NULL,
       created_at ${created}, updated_at ${updated}, ${version}, ${translated}`,
      'UNIQUE INDEX UQ_category_name_key (name_key)',
      'INDEX IX_category_image (image)',
    ],
    category_former_name: [
      `name_key varchar(100) ${binary} PRIMARY KEY NOT NULL, category_id integer NOT NULL,
       ${ofCategory('category_former_name', 'CASCADE')}`,
      'INDEX IX_category_former_name_category (category_id)',
    ],
    product: [
      `${id}, name varchar(150) NOT NULL, description text NULL, price decimal(15,2) NULL, category_id integer NOT NULL,
       image varchar(255) NULL, focus varchar(7) NULL, specs text NULL, name_en varchar(150) NULL, description_en text NULL,
       sort_name_en varchar(150) NULL, price_unit varchar(20) NULL, pack_net_kg decimal(12,2) NULL,
       export_price decimal(15,2) NULL, export_currency varchar(20) NULL, export_unit varchar(20) NULL,
       export_incoterm varchar(20) NULL, export_place varchar(150) NULL, export_valid_until date NULL,
       moq decimal(12,2) NULL, moq_unit varchar(20) NULL, packing text NULL, packing_en text NULL,
       load_20_kg integer NULL, load_40_kg integer NULL, hs_code varchar(20) NULL,
       origin varchar(150) NULL, origin_en varchar(150) NULL, port varchar(150) NULL,
       lead_days_min integer NULL, lead_days_max integer NULL, supply_ton_month decimal(12,2) NULL,
       sample text NULL, sample_en text NULL, availability varchar(20) NULL, back_in_stock_on date NULL,
       created_at ${created}, updated_at ${updated}, deleted_at ${time} NULL, ${version}, ${translated},
       ${ofCategory('product')}`,
      // MySQL does not enforce the foreign key by an index that only begins with its column.
      'INDEX IX_product_category (category_id)',
      'INDEX IX_product_image (image)',
      ...productIndexes(nocase),
    ],
    spec_field: [
      `${id}, category_id integer NOT NULL, "key" varchar(40) ${binary} NOT NULL, label varchar(100) NOT NULL,
       label_en varchar(100) NULL, kind varchar(20) NOT NULL, unit varchar(20) NULL, bound varchar(20) NULL,
       method varchar(100) NULL, choices text NULL, required boolean NOT NULL DEFAULT 0,
       filterable boolean NOT NULL DEFAULT 0, position integer NOT NULL DEFAULT 0,
       created_at ${created}, updated_at ${updated}, ${version}, ${ofCategory('spec_field', 'CASCADE')}`,
      'UNIQUE INDEX UQ_spec_field_key ("key", category_id)',
      'INDEX IX_spec_field_category (category_id)',
    ],
    product_spec: [
      `product_id integer NOT NULL, field_id integer NOT NULL, low decimal(15,4) NULL, high decimal(15,4) NULL,
       choice varchar(40) NOT NULL, PRIMARY KEY (product_id, field_id),
       ${reference('FK_product_spec_product', 'product_id', 'product', 'CASCADE')},
       ${reference('FK_product_spec_field', 'field_id', 'spec_field', 'CASCADE')}`,
      'INDEX IX_product_spec_low (field_id, low, product_id)',
      'INDEX IX_product_spec_high (field_id, high, low, product_id)',
      'INDEX IX_product_spec_choice (field_id, choice, product_id)',
    ],
    contact: [
      `${id}, url_whatsapp varchar(500) NOT NULL, url_instagram varchar(500) NOT NULL, url_tiktok varchar(500) NOT NULL,
       url_email varchar(500) NOT NULL, url_fb varchar(500) NOT NULL, address varchar(200) NULL, address_en varchar(200) NULL,
       map_point varchar(30) NULL, weekday_hours varchar(11) NULL, saturday_hours varchar(11) NULL,
       hours_note varchar(200) NULL, hours_note_en varchar(200) NULL, updated_at ${updated}, ${version}, ${translated}`,
    ],
    company_info: [
      `${id}, judul varchar(150) NOT NULL, value_company text NOT NULL, judul_en varchar(150) NULL,
       value_company_en text NULL, image varchar(255) NULL, updated_at ${updated}, ${version}, ${translated}`,
      'INDEX IX_company_info_image (image)',
    ],
    catalogue_revision: ['id integer PRIMARY KEY NOT NULL, revision integer NOT NULL'],
    installation: [`id integer PRIMARY KEY NOT NULL, uuid varchar(36) NOT NULL, checked_at ${time} NOT NULL`],
    history: [
      `${id}, at ${created}, admin_id integer NULL, admin_name varchar(255) NOT NULL, resource varchar(20) NOT NULL,
       record_id integer NOT NULL, record_name varchar(255) NOT NULL, action varchar(20) NOT NULL, changes text NOT NULL,
       part_of integer NULL`,
      'INDEX IX_history_at (at)',
      'INDEX IX_history_admin (admin_id)',
      'INDEX IX_history_record (resource, record_id)',
      'INDEX IX_history_part_of (part_of)',
    ],
    search_word: [
      `word varchar(60) ${binary} PRIMARY KEY NOT NULL, products integer NOT NULL, revision integer NOT NULL`,
      'INDEX IX_search_word_revision (revision)',
    ],
    picture: [`"key" varchar(64) PRIMARY KEY NOT NULL, moved_at ${time} NOT NULL, tint varchar(7) NULL`],
    record_creation: [
      `idempotency_key varchar(64) NOT NULL, resource varchar(20) NOT NULL, record_id integer NOT NULL,
       created_at ${created}, PRIMARY KEY (idempotency_key, resource)`,
      'INDEX IX_record_creation_created_at (created_at)',
    ],
  };
}

function productIndexes(nocase: string): string[] {
  const orders = {
    name: `name ${nocase}`,
    name_en: `sort_name_en ${nocase}`,
    price: 'price',
    created_at: 'created_at',
    updated_at: 'updated_at',
  };
  return [
    'INDEX IX_product_live (deleted_at)',
    'INDEX IX_product_live_category (deleted_at, category_id)',
    ...Object.entries(orders).flatMap(([order, fields]) => [
      `INDEX IX_product_live_${order} (deleted_at, ${fields})`,
      `INDEX IX_product_category_${order} (category_id, deleted_at, ${fields})`,
    ]),
  ];
}

/** In ASCII, by search/words.ts. */
const PRODUCT_SEARCH = {
  sqlite: `CREATE VIRTUAL TABLE IF NOT EXISTS product_search USING fts5 (names, texts, tokenize = 'ascii', prefix = '3 4 5',
    detail = column)`,
  mysql: `CREATE TABLE IF NOT EXISTS product_search (rowid int NOT NULL PRIMARY KEY, names text CHARACTER SET ascii NOT NULL,
    texts mediumtext CHARACTER SET ascii NOT NULL, FULLTEXT INDEX FT_product_search_names (names),
    FULLTEXT INDEX FT_product_search_texts (names, texts))`,
};
