import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns } from './steps.js';

const FACTS = [
  ['price_unit', 'varchar(20) NULL'],
  ['pack_net_kg', 'decimal(12,2) NULL'],
  ['export_price', 'decimal(15,2) NULL'],
  ['export_currency', 'varchar(20) NULL'],
  ['export_unit', 'varchar(20) NULL'],
  ['export_incoterm', 'varchar(20) NULL'],
  ['export_place', 'varchar(150) NULL'],
  ['export_valid_until', 'date NULL'],
  ['moq', 'decimal(12,2) NULL'],
  ['moq_unit', 'varchar(20) NULL'],
  ['packing', 'text NULL'],
  ['packing_en', 'text NULL'],
  ['load_20_kg', 'integer NULL'],
  ['load_40_kg', 'integer NULL'],
  ['hs_code', 'varchar(20) NULL'],
  ['origin', 'varchar(150) NULL'],
  ['origin_en', 'varchar(150) NULL'],
  ['port', 'varchar(150) NULL'],
  ['lead_days_min', 'integer NULL'],
  ['lead_days_max', 'integer NULL'],
  ['supply_ton_month', 'decimal(12,2) NULL'],
  ['sample', 'text NULL'],
  ['sample_en', 'text NULL'],
  ['availability', 'varchar(20) NULL'],
] as const;

/** What a buyer asks before an order. */
export class TradeFacts1768269600000 implements MigrationInterface {
  name = 'TradeFacts1768269600000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'product', FACTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of FACTS) await runner.query(`ALTER TABLE product DROP COLUMN ${name}`);
  }
}
