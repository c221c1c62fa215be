import { isDeepStrictEqual } from 'node:util';
import { nameKey } from '../categories/category.entity.js';
import type { Changes } from '../history/history-entry.entity.js';
import { InvalidFields } from '../http/refusals.js';
import { readSpec, type Specs } from '../spec-fields/spec-values.js';
import { fitted, specKeyIn, type Template, type Templates } from './product-specs.js';
import type { UpdateProductRequest } from './product-request.dto.js';
import type { Product } from './product.entity.js';
import { tradeProblems } from './trade-problems.js';
import { afterWrite } from './trade-rules.js';

const CATEGORY = 'category.nama_category';
const CHANGED_SINCE = 'Sudah diubah lagi setelah itu.';
const NOT_STORED = 'Nilai sebelumnya tidak tercatat.';
const ALONE = 'Gambar hanya dapat dikembalikan satu per satu.';
/** A picture may be gone, and its point belongs to it. */
const OF_PICTURE = ['image', 'focus'];

const categoryGone = (name: string) => `Kategori “${name}” sudah tidak ada.`;

export type Before = Partial<Omit<UpdateProductRequest, 'image' | 'version'>>;
type Change = Changes[string];

/**
 * What a write of a product has to say for what changes have made of it to be as before. What is so already is left out.
 * @param categories ids by name key, of former names too
 * @param overwrite also what has changed again since
 * @returns the sentence for why it cannot be
 */
export function valuesBefore(
  product: Product,
  changes: Changes,
  categories: ReadonlyMap<string, number>,
  overwrite = false,
): Before | string {
  const fields: Record<string, unknown> = {};
  const specs: Record<string, unknown> = {};
  for (const [field, change] of Object.entries(changes)) {
    const key = specKeyIn(field);
    if (OF_PICTURE.includes(field)) return ALONE;
    if (key !== undefined && !change.values) return NOT_STORED;
    const { current, from, to } =
      field === CATEGORY ? categoriesOf(product, change, categories) : valuesOf(product, field, change);
    if (isDeepStrictEqual(current, from)) continue;
    if (!overwrite && !isDeepStrictEqual(current, to)) return CHANGED_SINCE;
    if (key !== undefined) specs[key] = from;
    else if (field !== CATEGORY) fields[field] = from;
    else if (from === undefined) return categoryGone(String(change.from));
    else fields.category_id = from;
  }
  return Object.keys(specs).length > 0 ? { ...fields, specs: specs as Specs } : fields;
}

/** The specifications that changed with a product's category and have not since, as far as the one before has a place for them. */
export function specsBefore(
  product: Product,
  changes: Changes,
  template: Template | undefined,
): Specs | undefined {
  const specs = Object.entries(changes).flatMap(([field, change]) => {
    const key = specKeyIn(field);
    const { current, from, to } = valuesOf(product, field, change);
    return key !== undefined && change.values && isDeepStrictEqual(current, to) ? [[key, from] as const] : [];
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

function valuesOf(product: Product, field: string, { from, to, values }: Change) {
  const key = specKeyIn(field);
  if (key !== undefined) return { current: product.specs?.[key] ?? null, ...(values ?? { from, to }) };
  return { current: (product as unknown as Record<string, unknown>)[field] ?? null, from, to };
}

/** Ids: a category that was only renamed is the same one. */
function categoriesOf(
  { category_id: current, category }: Product,
  change: Change,
  categories: ReadonlyMap<string, number>,
) {
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
