import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn } from './steps.js';

export class KeptInTrash1768900000000 implements MigrationInterface {
  name = 'KeptInTrash1768900000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'product', 'kept', 'boolean NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE product DROP COLUMN kept');
  }
}
