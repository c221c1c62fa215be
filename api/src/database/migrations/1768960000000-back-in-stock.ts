import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './steps.js';

/** From when a product that is sold out is to be had again. */
export class BackInStock1768960000000 implements MigrationInterface {
  name = 'BackInStock1768960000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'product', [['back_in_stock_on', 'date NULL']]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP COLUMN back_in_stock_on');
  }
}
