import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndexes, dropIndexes } from './steps.js';

const INDEXES = {
  IX_product_live_moq: 'deleted_at, moq_unit, moq, pack_net_kg',
  IX_product_live_lead: 'deleted_at, lead_days_max, lead_days_min',
  IX_product_live_incoterm: 'deleted_at, export_incoterm',
  IX_product_live_port: 'deleted_at, port',
  IX_product_live_export_place: 'deleted_at, export_place',
};

/** How many products state what a search asks of an order and a delivery, those of an Incoterm or port, and the ports that there are. */
export class TradeWords1768870000000 implements MigrationInterface {
  name = 'TradeWords1768870000000';

  async up(runner: QueryRunner): Promise<void> {
    await addIndexes(runner, 'product', INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, 'product', Object.keys(INDEXES));
  }
}
