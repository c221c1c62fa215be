import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './steps.js';

/** Records that are added together have entries that are part of the first one's. */
export class HistoryParts1768096800000 implements MigrationInterface {
  name = 'HistoryParts1768096800000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'history', 'part_of', 'integer NULL');
    await addIndex(runner, 'history', 'IX_history_part_of', 'part_of');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'history', 'IX_history_part_of');
    await runner.query('ALTER TABLE history DROP COLUMN part_of');
  }
}
