import { isFarPrice, type PackPrices, PRICE_FIELDS } from '../products/kept-prices.js';
import { afterWrite } from '../products/trade-rules.js';
import { COLUMNS } from './product-columns.js';

/** The columns of prices that a change makes so much higher or lower that a zero or a comma may be wrong. */
export function farPrices(before: PackPrices = {}, request: PackPrices) {
  const after = afterWrite<PackPrices>(before, request);
  const far = PRICE_FIELDS.filter((field) => isFarPrice(field, before, after));
  return far.map((field): string => COLUMNS[field].title);
}
