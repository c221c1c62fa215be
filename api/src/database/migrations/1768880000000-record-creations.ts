import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addTable } from './steps.js';

/** What requests to create a record of any resource are known by: so far products had it. */
export class RecordCreations1768880000000 implements MigrationInterface {
  name = 'RecordCreations1768880000000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, text, created } = columns(runner);
    await addTable(
      runner,
      new Table({
        name: 'record_creation',
        columns: [
          { ...text('idempotency_key', 64), isPrimary: true },
          { ...text('resource', 20), isPrimary: true },
          key('record_id'),
          created(),
        ],
        indices: [{ name: 'IX_record_creation_created_at', columnNames: ['created_at'] }],
      }),
    );
    await runner.query(
      `INSERT INTO record_creation (idempotency_key, resource, record_id)
       SELECT idempotency_key, 'product', product_id FROM product_creation
       WHERE idempotency_key NOT IN (SELECT idempotency_key FROM record_creation WHERE resource = 'product')`,
    );
    // Processes of the version before, which are replaced one by one, go on with a table of their own.
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO product_creation (idempotency_key, product_id)
       SELECT idempotency_key, record_id FROM record_creation
       WHERE resource = 'product' AND record_id IN (SELECT id FROM product)
         AND idempotency_key NOT IN (SELECT idempotency_key FROM product_creation)`,
    );
    await runner.dropTable('record_creation');
  }
}
