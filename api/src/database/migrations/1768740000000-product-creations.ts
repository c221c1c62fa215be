import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addTable } from './steps.js';

/** What requests to create a product are known by when they are sent again. */
export class ProductCreations1768740000000 implements MigrationInterface {
  name = 'ProductCreations1768740000000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, reference, text } = columns(runner);
    await addTable(
      runner,
      new Table({
        name: 'product_creation',
        columns: [{ ...text('idempotency_key', 64), isPrimary: true }, key('product_id')],
        indices: [{ name: 'IX_product_creation_product', columnNames: ['product_id'] }],
        foreignKeys: [
          { ...reference('FK_product_creation_product', 'product_id', 'product'), onDelete: 'CASCADE' },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('product_creation');
  }
}
