import { isDeepStrictEqual } from 'node:util';
import type { Write } from '../history/record-type.js';
import {
  isStated,
  isWrittenIn,
  type KeptNumber,
  OLD_AMOUNTS,
  type OldAmount,
  oldAmount,
  oldSpecNumbers,
  TEXTS,
} from './old-numbers.js';
import type { Product } from './product.entity.js';
import { inHistory, type Template, type Templates } from './product-specs.js';
import { afterWrite } from './trade-rules.js';

type Fields = Write<Product>['fields'];

const AMOUNTS = Object.keys(OLD_AMOUNTS) as OldAmount[];

/** Those that a write makes old. */
export function changedNumbers(
  before: Product,
  after: Partial<Product>,
  template: Template | undefined,
): KeptNumber[] {
  const amounts = AMOUNTS.flatMap((field) => {
    const old = oldAmount(field, before, after);
    return old ? [{ field, ...old }] : [];
  });
  const specs = after.specs === before.specs ? [] : Object.entries(before.specs ?? {});
  const numbers = specs.flatMap(([key, value]) => {
    const { [key]: now, ...others } = after.specs ?? {};
    const field = template?.get(key);
    const old = field ? oldSpecNumbers(field, value, now, Object.values(others)) : [];
    return old.map((number) => ({ field: inHistory(key), ...number }));
  });
  return [...amounts, ...numbers];
}

/**
 * The fields of a write, with the old numbers that the product's texts have after it, where these are others than before; of a copy,
 * with those of its original.
 */
export function withOldNumbers(
  { before, original }: Write<Product>,
  fields: Fields,
  templates: Templates,
): Fields {
  const from = before ?? original;
  if (!from) return fields;
  const after = afterWrite<Product>(before, fields);
  const changed = changedNumbers(from, after, templates.get(from.category_id));
  const isChanged = ({ field, number }: KeptNumber) =>
    changed.some((each) => each.field === field && each.number === number);
  const earlier = (from.old_numbers ?? []).filter((each) => !isStated(each, after) && !isChanged(each));
  const kept = [...earlier, ...changed].filter((each) =>
    TEXTS.some((place) => isWrittenIn(after[place] ?? '', each)),
  );
  const old_numbers = kept.length > 0 ? kept : null;
  return isDeepStrictEqual(old_numbers, before?.old_numbers ?? null) ? fields : { ...fields, old_numbers };
}
