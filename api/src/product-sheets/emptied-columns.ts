import type { Product } from '../products/product.entity.js';
import { PRICE_FIELDS } from '../products/kept-prices.js';
import { COLUMNS, type Field, FIELDS_OF_STORED } from './product-columns.js';
import type { Change } from './row-changes.js';
import { englishTitleOf, titleOf } from './spec-columns.js';

/** A version that is cleared overwrites the product. */
const NO_VALUES: readonly Field[] = [...PRICE_FIELDS, 'version'];
const VALUES = FIELDS_OF_STORED.filter((field) => !NO_VALUES.includes(field));

/** Of a product's values those that a change takes away, with its category too. A price that is gone is unlikely. */
export function emptiedColumns({ request, specs }: Change, before: Product | undefined): string[] {
  if (!before) return [];
  const asked = request as Partial<Product>;
  const emptied = VALUES.filter((field) => (before[field] ?? null) !== null && asked[field] === null);
  const had = specs === undefined ? {} : (before.specs ?? {});
  const gone = Object.entries(had).flatMap(([key, { text_en }]) => [
    ...(specs?.[key] ? [] : [titleOf(key)]),
    ...(text_en !== undefined && specs?.[key]?.text_en === undefined ? [englishTitleOf(key)] : []),
  ]);
  return [...emptied.map((field) => COLUMNS[field].title), ...gone];
}
