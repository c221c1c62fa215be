import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './steps.js';

/** Which old numbers the texts of a product still have: so far only who changed one saw it, while typing. */
export class OldNumbers1768940000000 implements MigrationInterface {
  name = 'OldNumbers1768940000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'product', [
      ['old_numbers', 'text NULL'],
      ['old_until', 'integer NULL'],
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['old_until', 'old_numbers'])
      await runner.query(`ALTER TABLE product DROP COLUMN ${column}`);
  }
}
