import { randomUUID } from 'node:crypto';
import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addOnlyRow, addTable } from './steps.js';

export class Installation1767657600000 implements MigrationInterface {
  name = 'Installation1767657600000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, text, time } = columns(runner);
    await addTable(
      runner,
      new Table({
        name: 'installation',
        columns: [{ ...key('id'), isPrimary: true }, text('uuid', 36), time('checked_at')],
      }),
    );
    await addOnlyRow(runner, 'installation', { id: 1, uuid: randomUUID(), checked_at: new Date() });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('installation');
  }
}
