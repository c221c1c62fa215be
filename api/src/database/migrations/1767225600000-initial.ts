import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addOnlyRow, addTable } from './steps.js';

const TABLES = [
  'catalogue_revision',
  'company_info',
  'contact',
  'product',
  'category',
  'admin_session',
  'admin',
] as const;

export class Initial1767225600000 implements MigrationInterface {
  name = 'Initial1767225600000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, key, text, longText, time, created, updated, price, reference } = columns(runner);

    await addTable(
      runner,
      new Table({
        name: 'admin',
        columns: [
          id(),
          text('first_name', 100),
          text('last_name', 100),
          text('username', 100),
          text('email', 254),
          text('pass', 255),
          created(),
          updated(),
        ],
        indices: [
          { name: 'UQ_admin_username', columnNames: ['username'], isUnique: true },
          { name: 'UQ_admin_email', columnNames: ['email'], isUnique: true },
        ],
      }),
    );
    await addTable(
      runner,
      new Table({
        name: 'admin_session',
        columns: [{ ...text('id', 36), isPrimary: true }, key('admin_id'), time('expires_at'), created()],
        foreignKeys: [reference('FK_admin_session_admin', 'admin_id', 'admin')],
        indices: [{ name: 'IX_admin_session_admin', columnNames: ['admin_id'] }],
      }),
    );
    await addTable(
      runner,
      new Table({
        name: 'category',
        columns: [id(), text('nama_category', 100), text('name_key', 100), created(), updated()],
        indices: [{ name: 'UQ_category_name_key', columnNames: ['name_key'], isUnique: true }],
      }),
    );
    await addTable(
      runner,
      new Table({
        name: 'product',
        columns: [
          id(),
          text('name', 150),
          { ...longText('description'), isNullable: true },
          price('price'),
          key('category_id'),
          { ...text('image', 255), isNullable: true },
          created(),
          updated(),
        ],
        foreignKeys: [reference('FK_product_category', 'category_id', 'category')],
        indices: [
          { name: 'IX_product_category', columnNames: ['category_id'] },
          { name: 'IX_product_name', columnNames: ['name'] },
          { name: 'IX_product_price', columnNames: ['price'] },
          { name: 'IX_product_created_at', columnNames: ['created_at'] },
          { name: 'IX_product_updated_at', columnNames: ['updated_at'] },
          { name: 'IX_product_image', columnNames: ['image'] },
        ],
      }),
    );
    await addTable(
      runner,
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
        ],
      }),
    );
    await addTable(
      runner,
      new Table({
        name: 'company_info',
        columns: [
          id(),
          text('judul', 150),
          longText('value_company'),
          { ...text('image', 255), isNullable: true },
          updated(),
        ],
        indices: [{ name: 'IX_company_info_image', columnNames: ['image'] }],
      }),
    );
    await addTable(
      runner,
      new Table({
        name: 'catalogue_revision',
        columns: [{ ...key('id'), isPrimary: true }, key('revision')],
      }),
    );
    await addOnlyRow(runner, 'catalogue_revision', { id: 1, revision: 1 });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.dropTable(table);
  }
}
