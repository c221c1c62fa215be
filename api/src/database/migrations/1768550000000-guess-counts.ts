import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addTable } from './steps.js';

/** Failed logins, for all processes together. */
export class GuessCounts1768550000000 implements MigrationInterface {
  name = 'GuessCounts1768550000000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, text } = columns(runner);
    const name = { ...text('name', 64), isPrimary: true };
    const ends_at = { name: 'ends_at', type: 'bigint' };
    await addTable(runner, new Table({ name: 'guess_count', columns: [name, key('guesses'), ends_at] }));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('guess_count');
  }
}
