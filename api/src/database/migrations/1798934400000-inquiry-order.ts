import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isSqlite } from './steps.js';

const INDEX = 'IX_inquiry_sort_day';

/** The inbox was sorted by an expression, which read all of it for each page. The 24 months go on from the last change. */
export class InquiryOrder1798934400000 implements MigrationInterface {
  name = 'InquiryOrder1798934400000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('inquiry', 'sort_day')))
      await runner.query("ALTER TABLE inquiry ADD COLUMN sort_day varchar(11) NOT NULL DEFAULT ''");
    await runner.query(
      `UPDATE inquiry SET sort_day = REPLACE(
         CASE status WHEN 'spam' THEN '2@' WHEN 'menang' THEN '1@' WHEN 'kalah' THEN '1@' ELSE '0@' END,
         '@', COALESCE(follow_up_at, '9999-12-31')), updated_at = updated_at`,
    );
    const table = await runner.getTable('inquiry');
    if (!table?.indices.some(({ name }) => name === INDEX))
      await runner.query(`CREATE INDEX ${INDEX} ON inquiry (sort_day)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(isSqlite(runner) ? `DROP INDEX ${INDEX}` : `DROP INDEX ${INDEX} ON inquiry`);
    await runner.query('ALTER TABLE inquiry DROP COLUMN sort_day');
  }
}
