import { PRICES, type PriceField } from './far-prices.js';
import { COLUMNS, type Stored } from './product-columns.js';
import type { WanderedPrice } from './product-sheet.dto.js';
import type { Change } from './row-changes.js';

const FEWEST = 3;

/** The columns of prices that were sorted alone: most of the products that they change get what another one of them had. */
export function wanderedPrices(changes: readonly Change[], before: Stored['products']): WanderedPrice[] {
  return PRICES.flatMap((field) => {
    const changed = changesOf(field, changes, before);
    const left = new Map<unknown, number>();
    for (const { from } of changed) left.set(from, (left.get(from) ?? 0) + 1);
    const wandered = changed.filter(({ to }) => {
      const had = left.get(to) ?? 0;
      left.set(to, had - 1);
      return had > 0;
    });
    const priced = wandered.filter(({ to }) => to !== null);
    const isMost = wandered.length * 2 > changed.length;
    return priced.length >= FEWEST && isMost
      ? [{ column: COLUMNS[field].title, products: wandered.length }]
      : [];
  });
}

function changesOf(field: PriceField, changes: readonly Change[], before: Stored['products']) {
  return changes.flatMap(({ id, request }) => {
    const product = id === undefined ? undefined : before.get(id);
    const to = request[field];
    return product && to !== undefined && to !== product[field] ? [{ from: product[field], to }] : [];
  });
}
