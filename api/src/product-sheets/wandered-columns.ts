import { isUnchanged } from '../history/record-type.js';
import type { Product } from '../products/product.entity.js';
import { COLUMNS, type Field, type Stored } from './product-columns.js';
import type { WanderedColumn } from './sheet-findings.dto.js';
import type { Change } from './row-changes.js';

const FEWEST = 3;
/** That two names are exchanged is hardly meant. */
const FEWEST_NAMES = 2;
/** What most products have alone. */
const OWN = ['name', 'price', 'description', 'name_en', 'description_en', 'export_price'] as const;

interface Asked {
  product: Product;
  request: Change['request'];
}

/**
 * The columns that were sorted alone: most of the products that they change get what another one of them had. Of the ids it is nearly
 * every other column, which then goes without saying.
 */
export function wanderedColumns(changes: readonly Change[], before: Stored['products']): WanderedColumn[] {
  const asked = changes.flatMap(({ id, request }) => {
    const product = id === undefined ? undefined : before.get(id);
    return product ? [{ product, request }] : [];
  });
  const ids = wanderedIds(asked);
  return ids > 0
    ? [{ column: COLUMNS.id.title, products: ids }]
    : OWN.flatMap((field) => {
        const products = wanderedValues(asked, field);
        return products > 0 ? [{ column: COLUMNS[field].title, products }] : [];
      });
}

function wanderedValues(asked: readonly Asked[], field: (typeof OWN)[number]): number {
  const changed = asked.filter(({ product, request }) => !isUnchanged(product, { [field]: request[field] }));
  const left = new Map<unknown, number>();
  for (const { product } of changed) left.set(product[field], (left.get(product[field]) ?? 0) + 1);
  const wandered = changed.filter(({ request }) => {
    const had = left.get(request[field]) ?? 0;
    left.set(request[field], had - 1);
    return had > 0;
  });
  const filled = wandered.filter(({ request }) => request[field] !== null);
  const isMost = wandered.length * 2 > changed.length;
  return filled.length >= (field === 'name' ? FEWEST_NAMES : FEWEST) && isMost ? wandered.length : 0;
}

/** How many rows say all that another product had, and not its name alone. */
function wanderedIds(asked: readonly Asked[]): number {
  const changed = asked.filter(({ product, request }) => !says(request, product));
  const named = new Map<string, Product[]>();
  for (const { product } of changed) named.set(product.name, [...(named.get(product.name) ?? []), product]);
  const wandered = changed.filter(
    ({ product, request }) =>
      request.name !== product.name &&
      !says(request, product, { name: undefined }) &&
      named.get(request.name)?.some((other) => says(request, other)),
  );
  return wandered.length >= FEWEST_NAMES && wandered.length * 2 > changed.length ? wandered.length : 0;
}

/** Specifications are asked for as changes of a product's own. */
const says = (request: Change['request'], product: Product, but: Partial<Record<Field, undefined>> = {}) =>
  isUnchanged(product, { ...request, version: undefined, specs: undefined, ...but });
