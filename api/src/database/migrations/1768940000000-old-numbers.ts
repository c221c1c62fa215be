import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

/** Which old numbers the descriptions of a product still have: so far only who changed one saw it, while typing. */
export class OldNumbers1768940000000 implements MigrationInterface {
  name = 'OldNumbers1768940000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'product', 'old_numbers', 'text NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP COLUMN old_numbers');
  }
}
