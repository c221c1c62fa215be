import type { Product } from '../products/product.entity.js';
import { isFar } from '../http/is-far.js';
import { COLUMNS } from './product-columns.js';

export const PRICES = ['price', 'export_price'] as const;

export type PriceField = (typeof PRICES)[number];
type Prices = Partial<Record<PriceField, unknown>>;

/** The columns of prices that a change makes so much higher or lower that a zero or a comma may be wrong. */
export function farPrices(before: Pick<Product, PriceField> | undefined, request: Prices) {
  const far = PRICES.filter((field) => isFar(before?.[field], request[field]));
  return far.map((field): string => COLUMNS[field].title);
}
