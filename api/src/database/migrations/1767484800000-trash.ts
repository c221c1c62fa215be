import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from './columns.js';
import { addColumn } from './steps.js';

export class Trash1767484800000 implements MigrationInterface {
  name = 'Trash1767484800000';

  /** No index: on SQLite the lists of what is not deleted would be read through it, in no useful order. */
  async up(runner: QueryRunner): Promise<void> {
    const { type, precision } = columns(runner).time('deleted_at');
    const sized = precision ? `${type}(${precision})` : type;
    await addColumn(runner, 'product', 'deleted_at', `${sized} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM product WHERE deleted_at IS NOT NULL');
    await runner.query('ALTER TABLE product DROP COLUMN deleted_at');
  }
}
