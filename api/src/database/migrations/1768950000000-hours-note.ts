import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './steps.js';

/** What is said of the opening hours, such as the days of a holiday: so far nothing could say that the office is closed. */
export class HoursNote1768950000000 implements MigrationInterface {
  name = 'HoursNote1768950000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'contact', [
      ['hours_note', 'varchar(200) NULL'],
      ['hours_note_en', 'varchar(200) NULL'],
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['hours_note_en', 'hours_note'])
      await runner.query(`ALTER TABLE contact DROP COLUMN ${column}`);
  }
}
