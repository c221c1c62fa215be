import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['local_terms', 'local_terms_en'];

export class LocalTerms1796169660000 implements MigrationInterface {
  name = 'LocalTerms1796169660000';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS)
      if (!(await runner.hasColumn('product', column)))
        await runner.query(`ALTER TABLE product ADD COLUMN ${column} text NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await runner.query(`ALTER TABLE product DROP COLUMN ${column}`);
  }
}
