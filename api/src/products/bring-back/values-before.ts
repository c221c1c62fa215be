import { isDeepStrictEqual } from 'node:util';
import { nameKey } from '../../categories/category.entity.js';
import type { Changes } from '../../history/history-entry.entity.js';
import { InvalidFields } from '../../http/refusals.js';
import { readSpec, type Specs } from '../../spec-fields/spec-values.js';
import { fitted, inHistory, specKeyIn, type Template, type Templates } from '../product-specs.js';
import type { UpdateProductRequest } from '../product-request.dto.js';
import type { Product } from '../product.entity.js';
import { tradeProblems } from '../trade-problems.js';
import { afterWrite } from '../trade-rules.js';
import { togetherWith } from './changed-together.js';

export const CATEGORY = 'category.nama_category';
export const CHANGED_SINCE = 'Sudah diubah lagi setelah itu.';
const NOT_STORED = 'Nilai sebelumnya tidak tercatat.';
const ALONE = 'Gambar hanya dapat dikembalikan satu per satu.';
/** A picture may be gone, and its point belongs to it. */
const OF_PICTURE = ['image', 'focus'];

const categoryGone = (name: string) => `Kategori “${name}” sudah tidak ada.`;

export type Before = Partial<Omit<UpdateProductRequest, 'image' | 'version'>>;
type Change = Changes[string];
/** Ids by name key, of former names too. */
type Categories = ReadonlyMap<string, number>;

/**
 * What a write of a product has to say for what changes have made of it to be as before. What is so already is left out.
 * @param overwrite also what has changed again since
 * @returns the sentence for why it cannot be
 */
export function valuesBefore(
  product: Product,
  changes: Changes,
  categories: Categories,
  overwrite = false,
): Before | string {
  const fields: Record<string, unknown> = {};
  const specs: Record<string, unknown> = {};
  for (const [field, change] of Object.entries(changes)) {
    const key = specKeyIn(field);
    if (OF_PICTURE.includes(field)) return ALONE;
    if (!isStored(field, change)) return NOT_STORED;
    const { current, from, to } = valuesOf(product, field, change, categories);
    if (isDeepStrictEqual(current, from)) continue;
    if (!overwrite && !isDeepStrictEqual(current, to)) return CHANGED_SINCE;
    if (key !== undefined) specs[key] = from;
    else if (field !== CATEGORY) fields[field] = from;
    else if (from === undefined) return categoryGone(String(change.from));
    else fields.category_id = from;
  }
  return Object.keys(specs).length > 0 ? { ...fields, specs: specs as Specs } : fields;
}

/** The fields that are neither as before nor as they became, with what goes with each: its unit, or the specifications of a category. */
export function changedAgain(product: Product, changes: Changes, categories: Categories): string[] {
  const others = Object.entries(changes).flatMap(([field, change]) => {
    const { current, from, to } = valuesOf(product, field, change, categories);
    const isAgain = isStored(field, change) && !isDeepStrictEqual(current, to);
    return isDeepStrictEqual(current, from) ? [] : [{ field, isAgain }];
  });
  const again = others.flatMap(({ field, isAgain }) => (isAgain ? [field] : []));
  const withIt = (field: string) => [
    field,
    ...togetherWith(field, product, changes),
    ...(specKeyIn(field) === undefined ? [] : [CATEGORY]),
  ];
  return others.map(({ field }) => field).filter((field) => withIt(field).some((one) => again.includes(one)));
}

/** By their names in the history. */
export function fieldsIn({ category_id, specs, ...others }: Before): string[] {
  return [
    ...(category_id === undefined ? [] : [CATEGORY]),
    ...Object.keys(specs ?? {}).map(inHistory),
    ...Object.keys(others),
  ];
}

/** Early entries have specifications in words alone. */
const isStored = (field: string, { values }: Change) =>
  specKeyIn(field) === undefined || values !== undefined;

/** The specifications that changed with a product's category and have not since, as far as the one before has a place for them. */
export function specsBefore(
  product: Product,
  changes: Changes,
  template: Template | undefined,
): Specs | undefined {
  const specs = Object.entries(changes).flatMap(([field, change]) => {
    const key = specKeyIn(field);
    if (key === undefined || !isStored(field, change)) return [];
    const { current, from, to } = specOf(product, key, change);
    return isDeepStrictEqual(current, to) ? [[key, from] as const] : [];
  });
  return placed(Object.fromEntries(specs) as Specs, template);
}

/** Those that a template has a place for. */
export function placed(specs: Specs | null | undefined, template: Template | undefined): Specs | undefined {
  const entries = Object.entries(specs ?? {}).filter(([key, value]: [string, unknown]) => {
    const asked = template?.get(key);
    return asked && (value === null || typeof readSpec(asked, value) !== 'string');
  });
  // None at all would be said by an empty object.
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function valuesOf(product: Product, field: string, change: Change, categories: Categories) {
  const key = specKeyIn(field);
  if (key !== undefined) return specOf(product, key, change);
  if (field === CATEGORY) return categoriesOf(product, change, categories);
  const { from, to } = change;
  return { current: (product as unknown as Record<string, unknown>)[field] ?? null, from, to };
}

const specOf = ({ specs }: Product, key: string, { from, to, values }: Change) => ({
  current: specs?.[key] ?? null,
  ...(values ?? { from, to }),
});

/** Ids: a category that was only renamed is the same one. */
function categoriesOf({ category_id: current, category }: Product, change: Change, categories: Categories) {
  const key = nameKey(String(change.from));
  const [from, to] = [categories.get(key), categories.get(nameKey(String(change.to)))];
  // The name of a deleted category leads to the one that took its products.
  const isGone = from === to && key !== category.name_key;
  return { current, from: isGone ? undefined : from, to };
}

/** The sentences for why the product may no longer have such values, as the rules and its template have changed since. */
export function refusalOf(
  product: Product,
  fields: Before,
  templates: Templates,
  changes: Changes,
): string | undefined {
  try {
    fitted({ before: product, fields }, templates, { mayLack: true, changes });
    const problems = Object.values(tradeProblems(afterWrite(product, fields)));
    return problems.length > 0 ? problems.join(' ') : undefined;
  } catch (error) {
    if (error instanceof InvalidFields) return Object.values(error.errors ?? {}).join(' ');
    throw error;
  }
}
