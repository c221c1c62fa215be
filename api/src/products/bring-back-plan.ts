import type { EntityManager } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { FormerName } from '../categories/former-name.entity.js';
import { giveWay } from '../database/give-way.js';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import type { HistoryEntry } from '../history/history-entry.entity.js';
import { byId } from '../history/record-type.js';
import type { LeftProduct } from './bring-back.dto.js';
import type { UpdateProductRequest } from './product-request.dto.js';
import { inHistory, keptIn, type Templates, templatesOf } from './product-specs.js';
import type { Product } from './product.entity.js';
import { PRODUCT } from './products.service.js';
import {
  type Before,
  CHANGED_SINCE,
  changedAgain,
  fieldsIn,
  placed,
  refusalOf,
  valuesBefore,
} from './values-before.js';

const GONE = 'Produk ini sudah tidak ada.';
const PARTLY = 'Sebagian sudah diubah lagi setelah itu dan dibiarkan.';
const NO_PLACE = 'Ada spesifikasi yang tidak punya tempat di templat kategorinya. Susun dulu templatnya.';
const CHANGED_SINCE_ADDED = 'Sudah diubah setelah ditambahkan.';

/** What has to be done, and the products that stay as they are, or partly. */
export interface Plan {
  requests: Map<number, UpdateProductRequest>;
  /** Ids of added products, for the trash. */
  unwanted: number[];
  left: LeftProduct[];
  /** What was said since in a category that products leave. */
  lost: { products: number; labels: Set<string> };
  /** Of one product. */
  fields?: string[];
  left_fields?: string[];
}

interface Asked {
  categories: ReadonlyMap<string, number>;
  /** Whether nothing else was changed with it. */
  ofOne: boolean;
  overwrite: boolean;
}

export async function planOf(
  manager: EntityManager,
  entries: readonly HistoryEntry[],
  overwrite = false,
): Promise<Plan> {
  const lost = { products: 0, labels: new Set<string>() };
  const plan: Plan = { requests: new Map(), unwanted: [], left: [], lost };
  const ofOne = entries.length === 1 && entries[0]?.part_of === null;
  const asked = { categories: await categoriesByName(manager), ofOne, overwrite: ofOne && overwrite };
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT, await giveWay()) {
    const some = entries.slice(start, start + ROWS_PER_STATEMENT);
    const products = await byId(
      manager,
      PRODUCT,
      some.map(({ record_id }) => record_id),
    );
    const found = some.map((entry) => ({ entry, product: products.get(entry.record_id) }));
    planAdded(found, plan);
    await planChanged(manager, found, asked, plan);
  }
  return plan;
}

interface Found {
  entry: HistoryEntry;
  /** None once it is in the trash. */
  product?: Product;
}

function planAdded(found: readonly Found[], { unwanted, left }: Plan): void {
  for (const { entry, product } of found) {
    if (entry.action !== 'create' || !product) continue;
    if (product.version === 1) unwanted.push(product.id);
    else left.push(leftOf(entry, CHANGED_SINCE_ADDED));
  }
}

/** What each product is asked to be. */
async function planChanged(
  manager: EntityManager,
  found: readonly Found[],
  { categories, ofOne, overwrite }: Asked,
  plan: Plan,
): Promise<void> {
  const asked = found
    .filter(({ entry }) => entry.action === 'update')
    .map(({ entry, product }) => {
      const kept = product && !overwrite ? changedAgain(product, entry.changes, categories) : [];
      const changes = Object.fromEntries(
        Object.entries(entry.changes).filter(([field]) => !kept.includes(field)),
      );
      return {
        entry,
        product,
        kept,
        before: product ? valuesBefore(product, changes, categories, overwrite) : {},
      };
    });
  const templates = await templatesOf(
    manager,
    asked.flatMap(({ product, before }) => [
      product?.category_id,
      typeof before === 'string' ? undefined : before.category_id,
    ]),
  );
  for (const { entry, product, kept, before } of asked) {
    if (!product || typeof before === 'string') {
      const reason = typeof before === 'string' ? before : GONE;
      plan.left.push(leftOf(entry, reason, product && Object.keys(entry.changes)));
      continue;
    }
    const asBefore = fieldsIn(before);
    if (before.category_id !== undefined)
      before.specs = placed(before.specs, templates.get(before.category_id));
    const fields = fieldsIn(before);
    const refusal = refusalOf(product, before, templates, entry.changes);
    if (refusal !== undefined) plan.left.push(leftOf(entry, refusal, [...fields, ...kept]));
    else {
      if (ofOne) Object.assign(plan, { fields, left_fields: kept });
      if (fields.length > 0) {
        plan.requests.set(product.id, requestOf(product, before));
        addLost(product, entry, before, templates, plan);
      }
      const isPartly = fields.length > 0;
      const placeless = asBefore.filter(
        (field) => !fields.includes(field) && entry.changes[field]?.from !== null,
      );
      if (placeless.length > 0) plan.left.push(leftOf(entry, NO_PLACE, [...placeless, ...kept], isPartly));
      else if (kept.length > 0 && !(ofOne && isPartly))
        plan.left.push(leftOf(entry, isPartly ? PARTLY : CHANGED_SINCE, kept, isPartly));
    }
  }
}

/** What the product says that the category before has no place for; what the change itself brought goes with it. */
function addLost(
  product: Product,
  { changes }: HistoryEntry,
  { category_id = product.category_id }: Before,
  templates: Templates,
  { lost }: Plan,
): void {
  const kept = keptIn(product, category_id, templates);
  const labels = Object.keys(product.specs ?? {})
    .filter((key) => !Object.hasOwn(kept, key) && !Object.hasOwn(changes, inHistory(key)))
    .map((key) => templates.get(product.category_id)?.get(key)?.label ?? key);
  if (labels.length > 0) lost.products += 1;
  for (const label of labels) lost.labels.add(label);
}

function leftOf(
  { record_id, record_name, changes }: HistoryEntry,
  reason: string,
  fields: readonly string[] = [],
  partly = false,
): LeftProduct {
  const left = Object.entries(changes).filter(([field]) => fields.includes(field));
  return {
    id: record_id,
    name: record_name,
    reason,
    partly,
    changes: Object.fromEntries(left.map(([field, { from, to }]) => [field, { from, to }])),
    labels: Object.fromEntries(left.flatMap(([field, { label }]) => (label ? [[field, label]] : []))),
  };
}

export const requestOf = ({ name, category_id, version }: Product, before: Before): UpdateProductRequest => ({
  name,
  category_id,
  version,
  ...before,
});

/** By their name keys, also by former ones. */
export async function categoriesByName(manager: EntityManager): Promise<Map<string, number>> {
  const former = await manager.find(FormerName);
  const known = await manager.find(Category, { select: { id: true, name_key: true } });
  return new Map([
    ...former.map(({ name_key, category_id }) => [name_key, category_id] as const),
    ...known.map(({ id, name_key }) => [name_key, id] as const),
  ]);
}
