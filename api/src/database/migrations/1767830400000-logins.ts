import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addColumn, addTable } from './steps.js';

export class Logins1767830400000 implements MigrationInterface {
  name = 'Logins1767830400000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, text, time, reference } = columns(runner);
    const { type, precision } = time('confirmed_at');
    await addColumn(
      runner,
      'admin_session',
      'confirmed_at',
      `${precision ? `${type}(${precision})` : type} NULL`,
    );
    await addTable(
      runner,
      new Table({
        name: 'known_place',
        columns: [
          { ...key('admin_id'), isPrimary: true },
          { ...text('place', 64), isPrimary: true },
          time('used_at'),
        ],
        foreignKeys: [reference('FK_known_place_admin', 'admin_id', 'admin')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('known_place');
    await runner.query('ALTER TABLE admin_session DROP COLUMN confirmed_at');
  }
}
