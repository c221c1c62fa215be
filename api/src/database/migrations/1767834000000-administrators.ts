import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { columns } from './columns.js';
import { addColumn, addTable } from './steps.js';

export class Administrators1767834000000 implements MigrationInterface {
  name = 'Administrators1767834000000';

  async up(runner: QueryRunner): Promise<void> {
    const { key, text, time, reference } = columns(runner);
    const { type, precision } = time('');
    const sized = precision ? `${type}(${precision})` : type;
    await addColumn(runner, 'admin', 'disabled_at', `${sized} NULL`);
    await addColumn(runner, 'admin_session', 'last_used_at', `${sized} NULL`);
    await addColumn(runner, 'admin_session', 'device', 'varchar(100) NULL');
    await addTable(
      runner,
      new Table({
        name: 'admin_totp',
        columns: [
          { ...key('admin_id'), isPrimary: true },
          text('secret', 255),
          { ...time('enabled_at'), isNullable: true },
          key('last_step'),
        ],
        foreignKeys: [reference('FK_admin_totp_admin', 'admin_id', 'admin')],
      }),
    );
    await addTable(
      runner,
      new Table({
        name: 'admin_recovery_code',
        columns: [
          { ...key('admin_id'), isPrimary: true },
          { ...text('hash', 64), isPrimary: true },
        ],
        foreignKeys: [reference('FK_admin_recovery_code_admin', 'admin_id', 'admin')],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('admin_recovery_code');
    await runner.dropTable('admin_totp');
    await runner.query('ALTER TABLE admin_session DROP COLUMN device');
    await runner.query('ALTER TABLE admin_session DROP COLUMN last_used_at');
    await runner.query('ALTER TABLE admin DROP COLUMN disabled_at');
  }
}
