import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './steps.js';

const COLUMNS = [
  ['address', 'varchar(200) NULL'],
  ['address_en', 'varchar(200) NULL'],
  ['map_point', 'varchar(30) NULL'],
  ['weekday_hours', 'varchar(11) NULL'],
  ['saturday_hours', 'varchar(11) NULL'],
  ['translated_from', 'text NULL'],
] as const;

/** A site that is running goes on showing the hours that code said. The time of the last change stays. */
const FILL = `UPDATE contact SET updated_at = updated_at, weekday_hours = '08:00-16:00', saturday_hours = '08:00-12:00'`;

/** Where the company's office is, and when it is open: so far code said it. */
export class Office1768920000000 implements MigrationInterface {
  name = 'Office1768920000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'contact', COLUMNS);
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of COLUMNS) await runner.query(`ALTER TABLE contact DROP COLUMN ${name}`);
  }
}
