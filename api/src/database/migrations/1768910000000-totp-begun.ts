import type { MigrationInterface, QueryRunner } from 'typeorm';
import { columns } from './columns.js';
import { addColumn } from './steps.js';

export class TotpBegun1768910000000 implements MigrationInterface {
  name = 'TotpBegun1768910000000';

  async up(runner: QueryRunner): Promise<void> {
    const { type, precision } = columns(runner).time('begun_at');
    await addColumn(runner, 'admin_totp', 'begun_at', `${precision ? `${type}(${precision})` : type} NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE admin_totp DROP COLUMN begun_at');
  }
}
