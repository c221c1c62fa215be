import { isUnchanged } from '../history/record-type.js';
import { exportOfferOf } from '../products/trade.dto.js';
import type { Stored } from './product-columns.js';
import type { Change } from './row-changes.js';

/** The names of products whose price in rupiah changes, while their export price, which visitors see, is not in the sheet. */
export const keptOffers = (changes: readonly Change[], { products }: Stored): string[] =>
  changes.flatMap(({ id, request: { price, export_price } }) => {
    const before = products.get(id ?? 0);
    const isKept = before && export_price === undefined && exportOfferOf(before) !== null;
    return isKept && !isUnchanged(before, { price }) ? [before.name] : [];
  });

/** The names of products that get a new export price, while its last day is not in the sheet and stays. */
export const keptDays = (changes: readonly Change[], { products }: Stored): string[] =>
  changes.flatMap(({ id, request: { export_price, export_valid_until } }) => {
    const before = products.get(id ?? 0);
    const isKept = before?.export_valid_until && export_valid_until === undefined && export_price;
    return isKept && !isUnchanged(before, { export_price }) ? [before.name] : [];
  });
