import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

/** The average colour of a picture. Those that are there already get theirs from a sweep. */
export class Tints1768640000000 implements MigrationInterface {
  name = 'Tints1768640000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'picture', 'tint', 'varchar(7) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE picture DROP COLUMN tint');
  }
}
