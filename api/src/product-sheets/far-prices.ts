import type { Product } from '../products/product.entity.js';
import { isFar } from '../products/is-far.js';
import { COLUMNS } from './product-columns.js';

const PRICES = ['price', 'export_price'] as const;

type Prices = Partial<Record<(typeof PRICES)[number], unknown>>;

/** The columns of prices that a change makes so much higher or lower that a zero or a comma may be wrong. */
export function farPrices(before: Pick<Product, (typeof PRICES)[number]> | undefined, request: Prices) {
  const far = PRICES.filter((field) => isFar(before?.[field], request[field]));
  return far.map((field): string => COLUMNS[field].title);
}
