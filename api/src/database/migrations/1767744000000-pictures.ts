import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addTable } from './steps.js';

export class Pictures1767744000000 implements MigrationInterface {
  name = 'Pictures1767744000000';

  /** Pictures that are there already get their rows when they are moved for the first time. */
  async up(runner: QueryRunner): Promise<void> {
    const { text, time } = columns(runner);
    await addTable(
      runner,
      new Table({ name: 'picture', columns: [{ ...text('key', 64), isPrimary: true }, time('moved_at')] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('picture');
  }
}
