import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In } from 'typeorm';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import type { Write } from '../history/record-type.js';
import type { Specs } from '../spec-fields/spec-values.js';
import { isTextField, type Place, textOfCategory, TEXTS } from './number-places.js';
import { brokenAmount, brokenSpec } from './broken-numbers.js';
import { isBrokenAt } from './category-ranges.js';
import { isInCategory } from './category-statements.js';
import { AMOUNTS, oldAmount } from './old-amounts.js';
import type { IsOfAnother } from './of-another.js';
import {
  changedTo,
  isSaid,
  isSameNumber,
  isStated,
  type KeptNumber,
  oldSpecNumbers,
  oldTextNumbers,
  placesOf,
} from './old-numbers.js';
import { Product } from './product.entity.js';
import { inHistory, type Template, type Templates } from './product-specs.js';
import { afterWrite } from './trade-rules.js';

/** No product's id. */
const NEW = 0;

type Fields = Write<Product>['fields'];
type PlacedNumber = KeptNumber & { places: Place[] };

/** In a write, and no column. */
interface Confirming {
  /** Those so far are right where they stand. */
  current_numbers?: boolean;
}

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
  const broken = isMoved ? [] : brokenByCategory(before, after, template);
  const known = [...amounts, ...numbers, ...broken];
  const inTexts = oldTextNumbers(before, after).filter(
    (old) => !known.some((each) => isSameNumber(each, old)) && !isSaid(old, after, template),
  );
  return [...known, ...inTexts];
}

/** What the category said of them rightly, and says wrongly after a write. */
function brokenByCategory(
  before: Product,
  after: Partial<Product>,
  template: Template | undefined,
): KeptNumber[] {
  const category = textOfCategory(before.category);
  const amounts = AMOUNTS.map((field) => [field, brokenAmount(category, field, before, after)] as const);
  const specs = withFields(before.specs ?? {}, template).map(
    ([field, value]) =>
      [inHistory(field.key), brokenSpec(category, field, value, after.specs?.[field.key])] as const,
  );
  return [...amounts, ...specs].flatMap(([field, number]) =>
    number ? [{ field, ...number, broken: true as const }] : [],
  );
}

/**
 * The fields of a write, with the old numbers that the texts of the product or its category have after it, where these are others
 * than before; of a copy, with those of its original.
 */
export async function withOldNumbers(
  isOfAnother: IsOfAnother,
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
  const isChanged = isAmong(changed);
  const known = areRight ? [] : (from.old_numbers ?? []);
  const earlier = known.filter(
    (each) => !isStated(each, after, templates.get(Number(after.category_id))) && !isChanged(each),
  );
  const all = [...earlier, ...changed];
  // Of several texts a number is said once.
  const once = all.filter(
    (old, at) => !isTextField(old.field) || all.findIndex((each) => isSameNumber(each, old)) === at,
  );
  const left = await leftInTexts(isOfAnother, { from, id: before?.id, after }, template, once);
  const isInCategoryAlone = left.every(({ places }) => places.every((place) => place === 'category'));
  const found = {
    old_numbers: left.length > 0 ? left.map(asKept) : null,
    old_until: left.length > 0 && isInCategoryAlone ? from.category.version : null,
  };
  const stored = { old_numbers: before?.old_numbers ?? null, old_until: before?.old_until ?? null };
  return isDeepStrictEqual(found, stored) ? fields : { ...fields, ...found };
}

const asKept = ({ places, own: _, ...old }: PlacedNumber): KeptNumber =>
  places.includes('category') ? old : { ...old, own: true };

/**
 * Of a product's old numbers, those that a write leaves in its texts or in those of the category that it stays in, and where.
 * @param write to the product of that id, or to a new one from another
 */
export async function leftInTexts(
  isOfAnother: IsOfAnother,
  { from, id, after }: { from: Product; id: number | undefined; after: Partial<Product> },
  template: Template | undefined,
  old: readonly KeptNumber[],
): Promise<PlacedNumber[]> {
  const isOfCategory = after.category_id === from.category_id;
  const now = { ...from, ...after, id: id ?? NEW };
  const inCategory = isOfCategory ? await oldInCategory(isOfAnother, now, template, old) : [];
  return old
    .map((each) => {
      const own = each.broken ? [] : placesOf(textsOf(after), each);
      return { ...each, places: inCategory.includes(each) ? [...own, 'category' as const] : own };
    })
    .filter(({ places }) => places.length > 0);
}

/**
 * Of a product's old numbers, those that its category has, while no other product of it states them, or in what does not hold for this
 * one.
 */
export async function oldInCategory<T extends KeptNumber>(
  isOfAnother: IsOfAnother,
  product: Product,
  template: Template | undefined,
  numbers: readonly T[],
): Promise<T[]> {
  const category = textOfCategory(product.category);
  const found: T[] = [];
  for (const each of numbers) {
    if (!isInCategory(category, each)) continue;
    const isBroken = isBrokenFor(category, each, product, template);
    if (isBroken || (!each.broken && !(await isOfAnother(product, template, each)))) found.push(each);
  }
  return found;
}

/** Whether what a category says with an old number does not hold for its product. */
export const isBrokenFor = (
  category: string,
  old: KeptNumber,
  product: Parameters<typeof changedTo>[1],
  template: Template | undefined,
): boolean => isBrokenAt(category, old, changedTo(old, product, template));

const textsOf = (product: Partial<Product>) =>
  Object.fromEntries(TEXTS.map((field) => [field, product[field] ?? null]));

/** What the texts of a product and of its category have now, and where. */
export function oldNumbersIn(product: Product): Omit<PlacedNumber, 'own' | 'broken'>[] {
  const own = textsOf(product);
  const category = { category: textOfCategory(product.category) };
  return (product.old_numbers ?? [])
    .map(({ own: isOwn, broken, ...number }) => {
      const texts = isOwn ? own : broken ? category : { ...own, ...category };
      return { ...number, places: placesOf(texts, number) };
    })
    .filter(({ places }) => places.length > 0);
}

/** What is stored of products, by their ids. */
export async function storedOldNumbers(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, KeptNumber[]>> {
  const found = new Map<number, KeptNumber[]>();
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    const where = { id: In(ids.slice(start, start + ROWS_PER_STATEMENT)) };
    const rows = await manager.find(Product, { select: { id: true, old_numbers: true }, where });
    for (const { id, old_numbers } of rows) found.set(id, old_numbers ?? []);
  }
  return found;
}

/** Whether any of them is not among those before. */
export const hasOthers = (now: readonly KeptNumber[], before: readonly KeptNumber[]): boolean =>
  !now.every(isAmong(before));

export const isAmong =
  (numbers: readonly KeptNumber[]) =>
  (each: KeptNumber): boolean =>
    numbers.some((old) => old.field === each.field && isSameNumber(old, each));
