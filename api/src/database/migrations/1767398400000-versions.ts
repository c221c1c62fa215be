import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

const TABLES = ['product', 'category', 'contact', 'company_info'];

/** In SQL that every database speaks: on SQLite the Table API would make the table anew, which its foreign keys forbid. */
export class Versions1767398400000 implements MigrationInterface {
  name = 'Versions1767398400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await addColumn(runner, table, 'version', 'integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`ALTER TABLE ${table} DROP COLUMN version`);
  }
}
