import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

/** An entry knows an import from what was done by hand. Processes of the version before, which are replaced one by one, leave it empty. */
export class HistoryVia1768890000000 implements MigrationInterface {
  name = 'HistoryVia1768890000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'history', 'via', 'varchar(20) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE history DROP COLUMN via');
  }
}
