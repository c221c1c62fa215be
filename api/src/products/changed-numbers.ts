import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, Not } from 'typeorm';
import type { Write } from '../history/record-type.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import type { Specs } from '../spec-fields/spec-values.js';
import {
  isSameNumber,
  isStated,
  type KeptNumber,
  OLD_AMOUNTS,
  type OldAmount,
  oldAmount,
  oldSpecNumbers,
  type Place,
  placesOf,
  textOfCategory,
  TEXTS,
} from './old-numbers.js';
import { Product } from './product.entity.js';
import { inHistory, specKeyIn, type Template, type Templates } from './product-specs.js';
import { afterWrite } from './trade-rules.js';

type Fields = Write<Product>['fields'];

/** In a write, and no column. */
interface Confirming {
  /** Those so far are right where they stand. */
  current_numbers?: boolean;
}

const AMOUNTS = Object.keys(OLD_AMOUNTS) as OldAmount[];

const withFields = (specs: Specs, template: Template | undefined) =>
  Object.entries(specs).flatMap(([key, value]) => {
    const field = template?.get(key);
    return field ? [[field, value] as const] : [];
  });

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
  const isMoved = after.category_id !== before.category_id;
  const numbers = specs.flatMap(([key, value]) => {
    const { [key]: now, ...others } = after.specs ?? {};
    const field = template?.get(key);
    // What another category has no place for is as true as it was.
    if (isMoved && !now) return [];
    const old = field ? oldSpecNumbers(field, value, now, withFields(others, template)) : [];
    return old.map((number) => ({ field: inHistory(key), ...number }));
  });
  return [...amounts, ...numbers];
}

/**
 * The fields of a write, with the old numbers that the texts of the product or its category have after it, where these are others
 * than before; of a copy, with those of its original. What another product of the category states is no old number of the category.
 */
export async function withOldNumbers(
  manager: EntityManager,
  { before, original }: Write<Product>,
  written: Fields & Confirming,
  templates: Templates,
): Promise<Fields> {
  const { current_numbers: areRight, ...columns } = written;
  // As they were, for `updateSome`.
  const fields = areRight === undefined ? written : columns;
  const from = before ?? original;
  if (!from) return fields;
  const after = afterWrite<Product>(before, fields);
  const template = templates.get(from.category_id);
  const changed = changedNumbers(from, after, template);
  const isChanged = (old: KeptNumber) =>
    changed.some((each) => each.field === old.field && isSameNumber(each, old));
  const known = areRight ? [] : (from.old_numbers ?? []);
  const earlier = known.filter(
    (each) => !isStated(each, after, templates.get(Number(after.category_id))) && !isChanged(each),
  );
  const all = [...earlier, ...changed];
  const kept = all.filter((each) => placesOf(textsOf(after), each).length > 0);
  const { category } = from;
  const isOfCategory = before && after.category_id === from.category_id;
  const others = isOfCategory ? all.filter((each) => !kept.includes(each)) : [];
  const inCategory = await oldInCategory(manager, from, template, others);
  const old_numbers = all.filter((each) => kept.includes(each) || inCategory.includes(each));
  const found = {
    old_numbers: old_numbers.length > 0 ? old_numbers : null,
    old_until: kept.length === 0 && inCategory.length > 0 ? category.version : null,
  };
  const stored = { old_numbers: before?.old_numbers ?? null, old_until: before?.old_until ?? null };
  return isDeepStrictEqual(found, stored) ? fields : { ...fields, ...found };
}

/** Of a product's old numbers, those that its category has, while no other product of it states them. */
export async function oldInCategory<T extends KeptNumber>(
  manager: EntityManager,
  product: Product,
  template: Template | undefined,
  numbers: readonly T[],
): Promise<T[]> {
  const found: T[] = [];
  for (const each of numbers) {
    const texts = { category: textOfCategory(product.category) };
    if (placesOf(texts, each).length > 0 && !(await isOfAnother(manager, product, template, each)))
      found.push(each);
  }
  return found;
}

const textsOf = (product: Partial<Product>) =>
  Object.fromEntries(TEXTS.map((field) => [field, product[field] ?? null]));

/** Whether another product of the category states a number by the same specification, or weighs as much a pack. */
function isOfAnother(
  manager: EntityManager,
  { id: product_id, category_id }: Product,
  template: Template | undefined,
  { field, number }: KeptNumber,
): Promise<boolean> {
  if (number === null) return Promise.resolve(true);
  if (field === 'pack_net_kg')
    return manager.existsBy(Product, { category_id, pack_net_kg: number, id: Not(product_id) });
  const { id: field_id, kind } = template?.get(specKeyIn(field) ?? '') ?? {};
  if (field_id === undefined) return Promise.resolve(false);
  // Nothing finds products by numbers in words.
  if (kind === 'text' || kind === 'choice') return Promise.resolve(true);
  return manager
    .createQueryBuilder(ProductSpec, 'spec')
    .innerJoin(Product, 'other', 'other.id = spec.product_id AND other.deleted_at IS NULL')
    .where('spec.field_id = :field_id AND spec.product_id <> :product_id', { field_id, product_id })
    .andWhere('(spec.low = :number OR spec.high = :number)', { number })
    .getExists();
}

/** What the texts of a product and of its category have now, and where. */
export function oldNumbersIn(product: Product): (KeptNumber & { places: Place[] })[] {
  const texts = { ...textsOf(product), category: textOfCategory(product.category) };
  return (product.old_numbers ?? [])
    .map((number) => ({ ...number, places: placesOf(texts, number) }))
    .filter(({ places }) => places.length > 0);
}
