import type { EntityManager } from 'typeorm';
import { Category } from '../../categories/category.entity.js';
import { FormerName } from '../../categories/former-name.entity.js';
import { giveWay } from '../../database/give-way.js';
import { ROWS_PER_STATEMENT } from '../../database/rows.js';
import type { HistoryEntry } from '../../history/history-entry.entity.js';
import { inWords } from '../../history/history.dto.js';
import { byId } from '../../history/record-type.js';
import type { KeptPriceOfProduct, LeftProduct, ProductOfEntry } from './bring-back.dto.js';
import { keptPrices } from '../kept-prices.js';
import type { UpdateProductRequest } from '../product-request.dto.js';
import { inHistory, keptIn, type Templates, templatesOf } from '../product-specs.js';
import type { Product } from '../product.entity.js';
import { PRODUCT } from '../products.service.js';
import { afterWrite } from '../trade-rules.js';
import {
  type Before,
  CHANGED_SINCE,
  changedAgain,
  fieldsIn,
  placed,
  refusalOf,
  valuesBefore,
} from './values-before.js';

const IN_TRASH = 'Produk ini ada di sampah. Pulihkan dulu dari sana.';
const GONE = 'Produk ini sudah tidak ada.';
const PARTLY = 'Sebagian sudah diubah lagi setelah itu dan dibiarkan.';
const NO_PLACE = 'Ada spesifikasi yang tidak punya tempat di templat kategorinya. Susun dulu templatnya.';
const CHANGED_SINCE_ADDED = 'Sudah diubah setelah ditambahkan.';

/** What has to be done, and the products that stay as they are, or partly. */
export interface Plan {
  requests: Map<number, UpdateProductRequest>;
  /** Ids of added products, for the trash. */
  unwanted: number[];
  /** Those that it is done to. */
  named: ProductOfEntry[];
  left: LeftProduct[];
  /** What was said since in a category that products leave. */
  lost: { products: number; labels: Set<string> };
  kept_prices: KeptPriceOfProduct[];
  /** Of one product. */
  fields?: string[];
  left_fields?: string[];
}

interface Asked {
  categories: ReadonlyMap<string, number>;
  /** Whether nothing else was changed with it, or is to come back. */
  ofOne: boolean;
  overwrite: boolean;
}

export async function planOf(
  manager: EntityManager,
  entries: readonly HistoryEntry[],
  { overwrite = false, alone = false } = {},
): Promise<Plan> {
  const lost = { products: 0, labels: new Set<string>() };
  const plan: Plan = { requests: new Map(), unwanted: [], named: [], left: [], lost, kept_prices: [] };
  const ofOne = entries.length === 1 && (alone || entries[0]?.part_of === null);
  const asked = { categories: await categoriesByName(manager), ofOne, overwrite: ofOne && overwrite };
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT, await giveWay()) {
    const some = entries.slice(start, start + ROWS_PER_STATEMENT);
    const products = await byId(
      manager,
      { ...PRODUCT, withDeleted: true },
      some.map(({ record_id }) => record_id),
    );
    const found = some.map((entry): Found => {
      const product = products.get(entry.record_id);
      return product?.deleted_at ? { entry, isInTrash: true } : { entry, product };
    });
    await planChanged(manager, found, asked, plan);
    planAdded(found, plan);
  }
  return plan;
}

interface Found {
  entry: HistoryEntry;
  /** None once it is deleted. */
  product?: Product;
  isInTrash?: true;
}

function planAdded(found: readonly Found[], { unwanted, named, left }: Plan): void {
  for (const { entry, product } of found) {
    if (entry.action !== 'create' || !product) continue;
    if (product.version > 1) left.push(leftOf(entry, CHANGED_SINCE_ADDED));
    else {
      unwanted.push(product.id);
      named.push(productOf(entry, []));
    }
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
    .map(({ entry, product, isInTrash }): Wanted => {
      if (!product) return { entry, kept: [], before: isInTrash ? IN_TRASH : GONE };
      const kept = overwrite ? [] : changedAgain(product, entry.changes, categories);
      const others = Object.entries(entry.changes).filter(([field]) => !kept.includes(field));
      const before = valuesBefore(product, Object.fromEntries(others), categories, overwrite);
      return { entry, product, kept, before };
    });
  const templates = await templatesOf(
    manager,
    asked.flatMap(({ product, before }) => [
      product?.category_id,
      typeof before === 'string' ? undefined : before.category_id,
    ]),
  );
  for (const wanted of asked) {
    const left = planOne(wanted, templates, ofOne, plan);
    if (left) plan.left.push(left);
  }
}

interface Wanted extends Found {
  /** What stays as it was changed again. */
  kept: string[];
  before: Before | string;
}

/** @returns what stays as it is */
function planOne(
  { entry, product, kept, before }: Wanted,
  templates: Templates,
  ofOne: boolean,
  plan: Plan,
): LeftProduct | undefined {
  if (typeof before === 'string') return leftOf(entry, before, product && Object.keys(entry.changes));
  if (!product) return undefined;
  const all = fieldsIn(before);
  if (before.category_id !== undefined)
    before.specs = placed(before.specs, templates.get(before.category_id));
  const fields = fieldsIn(before);
  const refusal = refusalOf(product, before, templates, entry.changes);
  if (refusal !== undefined) return leftOf(entry, refusal, [...fields, ...kept]);
  if (ofOne) Object.assign(plan, { fields, left_fields: kept });
  const isPartly = fields.length > 0;
  if (isPartly) {
    plan.requests.set(product.id, requestOf(product, before));
    plan.named.push(productOf(entry, fields));
    addLost(product, entry, before, templates, plan);
    plan.kept_prices.push(...keptPriceOf(product, entry, before));
  }
  const placeless = all.filter((field) => !fields.includes(field) && entry.changes[field]?.from !== null);
  if (placeless.length > 0) return leftOf(entry, NO_PLACE, [...placeless, ...kept], isPartly);
  // Of one product `left_fields` names them.
  const isSaid = kept.length === 0 || (ofOne && isPartly);
  return isSaid ? undefined : leftOf(entry, isPartly ? PARTLY : CHANGED_SINCE, kept, isPartly);
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

function keptPriceOf(
  product: Product,
  { record_id: id, record_name: name }: HistoryEntry,
  before: Before,
): KeptPriceOfProduct[] {
  const kept = keptPrices(product, afterWrite(product, before));
  const fields = kept.map(({ field }) => field);
  const sentence = kept.map((each) => each.sentence).join(' ');
  return kept.length > 0 ? [{ id, name, fields, sentence }] : [];
}

const leftOf = (
  entry: HistoryEntry,
  reason: string,
  fields: readonly string[] = [],
  partly = false,
): LeftProduct => ({ ...productOf(entry, fields), reason, partly });

function productOf(
  { record_id, record_name, changes }: HistoryEntry,
  fields: readonly string[],
): ProductOfEntry {
  const some = Object.entries(changes).filter(([field]) => fields.includes(field));
  return { id: record_id, name: record_name, ...inWords(Object.fromEntries(some)) };
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
