import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addTable } from './steps.js';

/** What requests to import products are known by when they are sent again, and what the first was answered. */
export class ProductImports1768770000000 implements MigrationInterface {
  name = 'ProductImports1768770000000';

  async up(runner: QueryRunner): Promise<void> {
    const { longText, text } = columns(runner);
    const request = { ...text('request', 64), isPrimary: true };
    await addTable(runner, new Table({ name: 'product_import', columns: [request, longText('counts')] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_import');
  }
}
