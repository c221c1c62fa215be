import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In } from 'typeorm';
import { UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { Category } from '../categories/category.entity.js';
import { isSqlite } from '../database/data-source.js';
import { insertions, type Statement } from '../database/rows.js';
import type { Write } from '../history/record-type.js';
import { InvalidFields } from '../http/http-errors.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { MOST_FIELDS } from '../spec-fields/spec-fields.service.js';
import { specIndexRow, readSpec, type Specs } from '../spec-fields/spec-values.js';
import { specInWords } from '../spec-fields/spec-words.js';
import type { Product } from './product.entity.js';

export type Template = ReadonlyMap<string, SpecField>;
export type Templates = ReadonlyMap<number, Template>;
type Fields = Write<Product>['fields'];

const NO_TEMPLATE: Template = new Map();
/** Below the 65,535 bytes of MySQL's `text`. */
const MOST_BYTES = 60_000;

/** Puts the `specs` sent into those stored. @param templates of `templatesFor` these writes. @throws InvalidFields */
export function mergeSpecs(writes: readonly Write<Product>[], templates: Templates): Fields[] {
  return writes.map((write) => (changesSpecs(write) ? fitSpecs(write, templates) : write.fields));
}

export function templatesFor(manager: EntityManager, writes: readonly Write<Product>[]): Promise<Templates> {
  const ids = writes
    .filter(changesSpecs)
    .flatMap(({ before, fields }) => [before?.category_id, fields.category_id]);
  return templatesOf(manager, ids);
}

const changesSpecs = ({ before, fields }: Write<Product>) =>
  fields.specs !== undefined || (before?.specs && fields.category_id !== undefined);

/** In a unit of work they are locked, so that no other unit changes them before it is over. */
export async function templatesOf(manager: EntityManager, ids: readonly unknown[]): Promise<Templates> {
  const category_id = In([...new Set(ids)].filter((id) => typeof id === 'number'));
  return templatesBy(await lockedFields(manager).where({ category_id }).getMany());
}

/** Equal as long as all templates are. */
export const templateVersions = (manager: EntityManager): Promise<unknown> =>
  lockedFields(manager).select(['field.id', 'field.version']).getRawMany();

function lockedFields(manager: EntityManager) {
  const query = manager
    .createQueryBuilder(SpecField, 'field')
    .orderBy('field.position')
    .addOrderBy('field.id');
  const isUnit = manager.queryRunner?.isTransactionActive === true;
  return isUnit && !isSqlite(manager.dataSource) ? query.setLock('pessimistic_read') : query;
}

export function templatesBy(fields: readonly SpecField[]): Templates {
  const templates = new Map<number, Map<string, SpecField>>();
  for (const field of fields) {
    const template = templates.get(field.category_id) ?? new Map<string, SpecField>();
    templates.set(field.category_id, template.set(field.key, field));
  }
  return templates;
}

/** @throws InvalidFields */
export function fitSpecs({ before, fields }: Write<Product>, templates: Templates): Fields {
  const category_id = Number(fields.category_id ?? before?.category_id);
  const template = templates.get(category_id) ?? NO_TEMPLATE;
  const kept = before ? specsKeptIn(before, category_id, templates) : {};
  const sent = fields.specs as unknown;
  const specs = sent === undefined ? kept : sentSpecs(kept, sent, template);
  const stored = Object.keys(specs).length > 0 ? specs : null;
  if (!isDeepStrictEqual(stored, before?.specs ?? null)) return { ...fields, specs: stored };
  return sent === undefined ? fields : { ...fields, specs: undefined };
}

/** The values that a category has a place for. A test keeps the method by which it was made. */
export function specsKeptIn({ category_id, specs }: Product, into: number, templates: Templates): Specs {
  const [from, template] = [templates.get(category_id), templates.get(into) ?? NO_TEMPLATE];
  const kept = Object.entries(specs ?? {}).flatMap(([key, value]) => {
    const [was, field] = [from?.get(key), template.get(key)];
    if (!field) return [];
    if (template === from) return [[key, value] as const];
    // 12 g/kg is not 12 %.
    if (field.kind !== was?.kind || field.unit !== was.unit) return [];
    const { lab, tested_at, method = was.method } = value;
    const isTested = (lab ?? tested_at) !== undefined;
    const taken = isTested && method !== null && method !== field.method ? { ...value, method } : value;
    return typeof readSpec(field, taken) === 'string' ? [] : [[key, taken] as const];
  });
  return Object.fromEntries(kept);
}

function sentSpecs(kept: Specs, sent: unknown, template: Template): Specs {
  const entries = Object.entries((sent ?? {}) as Record<string, unknown>);
  if (entries.length > MOST_FIELDS)
    throw new InvalidFields({ specs: `Spesifikasi paling banyak memuat ${MOST_FIELDS} nilai.` });
  const problems: Record<string, string> = {};
  const values = new Map(entries.length > 0 ? Object.entries(kept) : []);
  for (const [key, value] of entries) {
    const field = template.get(key);
    if (value === null) values.delete(key);
    else if (!field)
      problems[`specs.${key}`] = `Spesifikasi '${key.slice(0, 50)}' tidak ada di kategori produk ini.`;
    else {
      const read = readSpec(field, value);
      if (typeof read === 'string') problems[`specs.${key}`] = read;
      else values.set(key, read);
    }
  }
  // A product without any value needs no required ones.
  const isFilled = values.size > 0 || Object.keys(problems).length > 0;
  const specs: Specs = {};
  for (const { key, label, required } of template.values()) {
    const value = values.get(key);
    if (value) specs[key] = value;
    else if (required && isFilled) problems[`specs.${key}`] ??= `${label} wajib diisi.`;
  }
  if (Object.keys(problems).length > 0) throw new InvalidFields(problems);
  if (Buffer.byteLength(JSON.stringify(specs)) > MOST_BYTES)
    throw new InvalidFields({ specs: 'Spesifikasi terlalu panjang.' });
  return specs;
}

/** Also loads the categories and the templates, whose names the history needs. */
export async function indexSpecs(
  manager: EntityManager,
  written: readonly { before?: Product; after: Product }[],
): Promise<Statement[]> {
  const products = written.map(({ after }) => after);
  await loadCategories(manager, products);
  const changed = written.filter(
    ({ before, after }) =>
      !isDeepStrictEqual(before?.specs ?? null, after.specs) ||
      (after.specs && before?.category_id !== after.category_id),
  );
  const versions = changed.flatMap(({ before, after }) => [before ?? [], after].flat());
  await loadTemplates(manager, versions);
  const indexed = changed.filter(({ before }) => before?.specs).map(({ after }) => after.id);
  const index = changed.flatMap(({ after: { id, specs, template } }) =>
    Object.entries(specs ?? {}).flatMap(([key, value]) => {
      const field = template?.get(key);
      return field ? [{ product_id: id, field_id: field.id, ...specIndexRow(value) }] : [];
    }),
  );
  const statements = insertions(manager, ProductSpec, index);
  if (indexed.length === 0) return statements;
  const deletion = manager
    .createQueryBuilder()
    .delete()
    .from(ProductSpec)
    .where({ product_id: In(indexed) });
  return [deletion.getQueryAndParameters() as Statement, ...statements];
}

/** @throws InvalidFields for one that is gone */
async function loadCategories(manager: EntityManager, products: readonly Product[]): Promise<void> {
  const moved = products.filter(({ category, category_id }) => category.id !== category_id);
  if (moved.length === 0) return;
  const ids = moved.map(({ category_id }) => category_id);
  const categories = await manager.findBy(Category, { id: In(ids) });
  for (const product of moved) {
    const category = categories.find(({ id }) => id === product.category_id);
    if (!category) throw new InvalidFields({ category_id: UNKNOWN_CATEGORY });
    product.category = category;
  }
}

export async function loadTemplates(manager: EntityManager, products: readonly Product[]): Promise<void> {
  const ids = products.filter(({ specs }) => specs).map(({ category_id }) => category_id);
  const templates = await templatesOf(manager, ids);
  for (const product of products) product.template = templates.get(product.category_id);
}

export function specsInHistory({ specs, template }: Product): Record<string, string | undefined> {
  const lines = Object.entries(specs ?? {}).map(
    ([key, value]) => [fieldOf(key), specInWords(value, template?.get(key))] as const,
  );
  return { specs: undefined, ...Object.fromEntries(lines) };
}

export function specDetails({ specs, category_id, template }: Product): Record<string, SpecDetail> {
  const details = Object.entries(specs ?? {}).map(
    ([key, value]) => [fieldOf(key), { value, label: template?.get(key)?.label }] as const,
  );
  return { ...Object.fromEntries(details), [CATEGORY_IN_HISTORY]: { value: { id: category_id } } };
}

interface SpecDetail {
  value: object;
  label?: string;
}

export const CATEGORY_IN_HISTORY = 'category.nama_category';
const SPECS = 'specs.';
const fieldOf = (key: string) => `${SPECS}${key}`;

export const specKeyIn = (field: string) => (field.startsWith(SPECS) ? field.slice(SPECS.length) : undefined);
