import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, addIndex, dropIndex } from './steps.js';

/** As it was when this column came. A change of the price leaves the time of the last change as it is. */
const FILL = `UPDATE product SET updated_at = updated_at, price_per_kg = price * 1e0 / COALESCE(
  CASE price_unit WHEN 'ton' THEN 1000 WHEN 'sack' THEN NULLIF(pack_net_kg, 0)
    WHEN 'carton' THEN NULLIF(pack_net_kg, 0) END, 1) WHERE price IS NOT NULL`;

const INDEXES = {
  IX_product_live_price_per_kg: 'deleted_at, price_per_kg',
  IX_product_category_price_per_kg: 'category_id, deleted_at, price_per_kg',
};

/**
 * Products in the order of their prices for a kilogram, by a column like any other: a generated one, dumped by MariaDB's program,
 * cannot be read in again by MySQL, and MariaDB has no index of an expression.
 */
export class PricePerKg1768750000000 implements MigrationInterface {
  name = 'PricePerKg1768750000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'product', 'price_per_kg', 'double NULL');
    await runner.query(FILL);
    for (const [name, columns] of Object.entries(INDEXES)) await addIndex(runner, 'product', name, columns);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await dropIndex(runner, 'product', name);
    await runner.query('ALTER TABLE product DROP COLUMN price_per_kg');
  }
}
