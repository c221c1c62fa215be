import type { Write } from '../history/record-type.js';
import type { Order } from '../http/list-query.js';
import { kgOf } from './kg-of.js';
import type { Product } from './product.entity.js';
import { afterWrite } from './trade-rules.js';

export const PRICE_PER_KG = 'product.price_per_kg';
/** As a request says it. */
export const CHEAP_FIRST = '["price_per_kg","ASC"]';
export const IS_PRICED = `${PRICE_PER_KG} IS NOT NULL`;
export const IS_NOT_PRICED = `${PRICE_PER_KG} IS NULL`;

type Priced = Partial<Pick<Product, 'price' | 'price_unit' | 'pack_net_kg'>>;
type Fields = Write<Product>['fields'];

/** What has no price comes last either way. */
export function pricedFirst(order: Order): Order {
  return order.some(([column]) => column === PRICE_PER_KG) ? [[IS_NOT_PRICED, 'ASC'], ...order] : order;
}

/** The fields of a write, with the price for a kilogram where they change it. */
export function withPricePerKg({ before }: Write<Product>, fields: Fields): Fields {
  const price_per_kg = pricePerKg(afterWrite(before, fields));
  return price_per_kg === pricePerKg(before ?? {}) ? fields : { ...fields, price_per_kg };
}

/** Rupiah; of what is not sold by weight, the price itself. */
function pricePerKg({ price, price_unit, pack_net_kg }: Priced): number | null {
  if (price === undefined || price === null) return null;
  return price / (kgOf(price_unit, pack_net_kg) || 1);
}
