import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from './steps.js';

const ORIGIN = 'IX_product_live_origin';

/** The origins that there are, and the products of one. */
export class Origins1768760000000 implements MigrationInterface {
  name = 'Origins1768760000000';

  async up(runner: QueryRunner): Promise<void> {
    await addIndex(runner, 'product', ORIGIN, 'deleted_at, origin, origin_en');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'product', ORIGIN);
  }
}
