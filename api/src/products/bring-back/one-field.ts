import { type EntityManager, MoreThanOrEqual } from 'typeorm';
import { nameKey } from '../../categories/category.entity.js';
import { changedField, hasChanged } from '../../history/changed-field.js';
import { HistoryEntry } from '../../history/history-entry.entity.js';
import { specKeyIn, templatesOf } from '../product-specs.js';
import type { Product } from '../product.entity.js';
import { PRODUCT } from '../products.service.js';
import { categoriesByName } from './bring-back-plan.js';
import type { FieldPreview } from './bring-back.dto.js';
import { togetherWith } from './changed-together.js';
import { type Before, CATEGORY, fieldsIn, refusalOf, specsBefore, valuesBefore } from './values-before.js';

/**
 * What a write has to say for one field to be as before an entry; with a category also the specifications that changed with it, with
 * a price its unit.
 * @param overwrite also what has changed again since
 * @returns the sentence for why it cannot be
 */
export async function fieldBefore(
  manager: EntityManager,
  product: Product,
  { changes }: HistoryEntry,
  field: string,
  overwrite?: boolean,
): Promise<Before | string> {
  const fields = [field, ...togetherWith(field, product, changes)];
  const together = Object.fromEntries(Object.entries(changes).filter(([name]) => fields.includes(name)));
  const before = valuesBefore(product, together, await categoriesByName(manager), overwrite);
  if (typeof before === 'string' || before.category_id === undefined) return before;
  const template = (await templatesOf(manager, [before.category_id])).get(before.category_id);
  return { ...before, specs: specsBefore(product, changes, template) };
}

/** What comes back with one field, also over what has changed again since; or the sentences for why it cannot, and what helps. */
export async function fieldPreview(
  manager: EntityManager,
  product: Product,
  entry: HistoryEntry,
  field: string,
): Promise<FieldPreview> {
  const before = await fieldBefore(manager, product, entry, field, true);
  const refusal =
    typeof before === 'string' ? before : await refusalOfField(manager, product, entry, field, before);
  return refusal === undefined
    ? { refusal: null, fields: fieldsIn(before as Before) }
    : { refusal, fields: [] };
}

async function refusalOfField(
  manager: EntityManager,
  product: Product,
  entry: HistoryEntry,
  field: string,
  before: Before,
): Promise<string | undefined> {
  const { category_id } = product;
  const templates = await templatesOf(manager, [category_id, before.category_id]);
  const refusal = refusalOf(product, before, templates, entry.changes);
  const key = specKeyIn(field);
  if (refusal === undefined || key === undefined || templates.get(category_id)?.has(key)) return refusal;
  const left = await categoryLeft(manager, entry, key);
  return `${refusal} ${left === undefined ? buildAgain(key) : moveBack(left)}`;
}

const buildAgain = (key: string) =>
  `Nilainya dapat dikembalikan setelah spesifikasi itu dibuat lagi di sana, dengan kunci ${key} dan jenis nilai yang sama.`;
const moveBack = (category: string) =>
  `Produk ini dipindahkan dari kategori “${category}”, yang masih memilikinya. Pakai 'Kembalikan' pada Kategori di entri pemindahan itu: nilai spesifikasi yang hilang karenanya ikut kembali.`;

/** The name of the category that the product had at an entry, if it has left it and a specification is still there. */
async function categoryLeft(
  manager: EntityManager,
  { id, record_id }: HistoryEntry,
  key: string,
): Promise<string | undefined> {
  const move = await manager
    .createQueryBuilder(HistoryEntry, 'entry')
    .where({ resource: PRODUCT.resource, record_id, id: MoreThanOrEqual(id) })
    .andWhere(hasChanged('entry'), changedField(CATEGORY))
    .orderBy('entry.id')
    .limit(1)
    .getOne();
  if (!move) return undefined;
  const name = String(move.changes[CATEGORY]?.from);
  const category_id = (await categoriesByName(manager)).get(nameKey(name));
  const template = (await templatesOf(manager, [category_id])).get(Number(category_id));
  return template?.has(key) ? name : undefined;
}
