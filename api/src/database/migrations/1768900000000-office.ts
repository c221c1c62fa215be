import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './steps.js';

const COLUMNS = [
  ['address', 'varchar(200) NULL'],
  ['address_en', 'varchar(200) NULL'],
  ['translated_from', 'text NULL'],
] as const;

/** Where the company's office is: so far code said it. */
export class Office1768900000000 implements MigrationInterface {
  name = 'Office1768900000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'contact', COLUMNS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of COLUMNS) await runner.query(`ALTER TABLE contact DROP COLUMN ${name}`);
  }
}
