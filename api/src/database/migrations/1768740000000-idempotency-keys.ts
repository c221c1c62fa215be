import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './steps.js';

const INDEX = 'UQ_product_idempotency_key';

/** What a request to create a product is known by when it is sent again. */
export class IdempotencyKeys1768740000000 implements MigrationInterface {
  name = 'IdempotencyKeys1768740000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'product', 'idempotency_key', 'varchar(64) NULL');
    await addIndex(runner, 'product', INDEX, 'idempotency_key', { unique: true });
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'product', INDEX);
    await runner.query('ALTER TABLE product DROP COLUMN idempotency_key');
  }
}
