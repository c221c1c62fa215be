import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addTable, typesOf } from './steps.js';

export class DailyCounts1798848000000 implements MigrationInterface {
  name = 'DailyCounts1798848000000';

  async up(runner: QueryRunner): Promise<void> {
    await addTable(
      runner,
      'daily_count',
      `day date NOT NULL, kind varchar(20) NOT NULL, product_id integer NOT NULL,
       "key" varchar(60) ${typesOf(runner).binary} NOT NULL, "count" integer NOT NULL,
       PRIMARY KEY (day, kind, product_id, "key")`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('daily_count');
  }
}
