import type { Order } from '../http/list-query.js';

/** Rupiah; of what is not sold by weight, the price itself. */
export const PRICE_PER_KG = `product.price * 1.0 / COALESCE(CASE product.price_unit
  WHEN 'ton' THEN 1000 WHEN 'sack' THEN product.pack_net_kg WHEN 'carton' THEN product.pack_net_kg END, 1)`;

/** What has no price comes last either way. */
export function pricedFirst(order: Order): Order {
  return order.some(([column]) => column === PRICE_PER_KG)
    ? [['product.price IS NULL', 'ASC'], ...order]
    : order;
}
