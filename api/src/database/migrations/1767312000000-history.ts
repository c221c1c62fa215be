import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addTable } from './steps.js';

export class History1767312000000 implements MigrationInterface {
  name = 'History1767312000000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, key, text, longText, created } = columns(runner);
    await addTable(
      runner,
      new Table({
        name: 'history',
        columns: [
          id(),
          created('at'),
          { ...key('admin_id'), isNullable: true },
          text('admin_name', 255),
          text('resource', 20),
          key('record_id'),
          text('record_name', 255),
          text('action', 20),
          longText('changes'),
        ],
        indices: [
          { name: 'IX_history_record', columnNames: ['resource', 'record_id'] },
          { name: 'IX_history_at', columnNames: ['at'] },
          { name: 'IX_history_admin', columnNames: ['admin_id'] },
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('history');
  }
}
