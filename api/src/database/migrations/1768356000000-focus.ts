import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

/** The point of a product's picture that crops of it keep in sight. */
export class Focus1768356000000 implements MigrationInterface {
  name = 'Focus1768356000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'product', 'focus', 'varchar(7) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP COLUMN focus');
  }
}
