import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { BINARY_COLLATION } from '../collations.js';
import { columns } from './columns.js';
import { addColumns, addTable } from './steps.js';

/** The templates of categories, what products say by them, and those values to find products by. */
export class Specifications1768442400000 implements MigrationInterface {
  name = 'Specifications1768442400000';

  async up(runner: QueryRunner): Promise<void> {
    await addTable(runner, templates(runner));
    await addColumns(runner, 'product', [['specs', 'text NULL']]);
    await addTable(runner, values(runner));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_spec');
    await runner.query('ALTER TABLE product DROP COLUMN specs');
    await runner.dropTable('spec_field');
  }
}

function templates(runner: QueryRunner): Table {
  const { id, key, text, longText, flag, created, updated, version, reference } = columns(runner);
  const mysql = runner.dataSource.options.type !== 'better-sqlite3';
  const none = { isNullable: true };
  return new Table({
    name: 'spec_field',
    columns: [
      id(),
      key('category_id'),
      { ...text('key', 40), ...(mysql && { collation: BINARY_COLLATION }) },
      text('label', 100),
      { ...text('label_en', 100), ...none },
      text('kind', 20),
      { ...text('unit', 20), ...none },
      { ...text('bound', 20), ...none },
      { ...text('method', 100), ...none },
      { ...longText('choices'), ...none },
      flag('required', false),
      flag('filterable', false),
      { ...key('position'), default: '0' },
      created(),
      updated(),
      version(),
    ],
    indices: [
      { name: 'UQ_spec_field_key', columnNames: ['key', 'category_id'], isUnique: true },
      { name: 'IX_spec_field_category', columnNames: ['category_id'] },
    ],
    foreignKeys: [{ ...reference('FK_spec_field_category', 'category_id', 'category'), onDelete: 'CASCADE' }],
  });
}

function values(runner: QueryRunner): Table {
  const { key, text, reference } = columns(runner);
  const number = { type: 'decimal', precision: 15, scale: 4, isNullable: true };
  return new Table({
    name: 'product_spec',
    columns: [
      { ...key('product_id'), isPrimary: true },
      { ...key('field_id'), isPrimary: true },
      { name: 'low', ...number },
      { name: 'high', ...number },
      text('choice', 40),
    ],
    indices: [
      { name: 'IX_product_spec_low', columnNames: ['field_id', 'low', 'product_id'] },
      { name: 'IX_product_spec_high', columnNames: ['field_id', 'high', 'low', 'product_id'] },
      { name: 'IX_product_spec_choice', columnNames: ['field_id', 'choice', 'product_id'] },
    ],
    foreignKeys: [
      { ...reference('FK_product_spec_product', 'product_id', 'product'), onDelete: 'CASCADE' },
      { ...reference('FK_product_spec_field', 'field_id', 'spec_field'), onDelete: 'CASCADE' },
    ],
  });
}
