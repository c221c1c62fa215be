import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Repository } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { FormerName } from '../categories/former-name.entity.js';
import { giveWay } from '../database/give-way.js';
import { lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { HistoryEntry } from '../history/history-entry.entity.js';
import { byId, findRecord, lockRecord } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { Conflict, NotFound } from '../http/refusals.js';
import type { BringBackRequest, BroughtBack, LeftProduct } from './bring-back.dto.js';
import type { UpdateProductRequest } from './product-request.dto.js';
import { templatesOf } from './product-specs.js';
import { Product } from './product.entity.js';
import { PRODUCT, productBroughtBack, ProductsService } from './products.service.js';
import { togetherWith } from './trade-problems.js';
import { type Before, placed, refusalOf, specsBefore, valuesBefore } from './values-before.js';

const NO_CHANGE = 'Perubahan produk ini tidak ditemukan.';
const GONE = 'Produk ini sudah tidak ada.';
const CHANGED_SINCE_ADDED = 'Sudah diubah setelah ditambahkan.';
const MOST_NAMED = 20;
const UPDATE = { resource: 'product', action: 'update' } as const;

/** What has to be done, and the products that stay as they are. */
interface Plan {
  requests: Map<number, UpdateProductRequest>;
  /** Ids of added products, for the trash. */
  unwanted: number[];
  left: LeftProduct[];
}

/**
 * Gives the products that one request has changed their values of before, by an edit like any other, and moves those that it
 * has added to the trash.
 */
@Injectable()
export class BringBackService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly productsService: ProductsService,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  /**
   * What `bringBack` would do now.
   * @throws NotFound
   */
  async preview(id: number): Promise<BroughtBack> {
    return toBroughtBack(await planOf(this.products.manager, await this.entriesOf(id)));
  }

  /**
   * @param id of the first entry of those made together
   * @throws NotFound
   */
  async bringBack(id: number, by: Author): Promise<BroughtBack> {
    // Entries do not change; a read in the unit would come before its locks.
    const entries = await this.entriesOf(id);
    return this.work.publish(async (manager) => {
      await lock(
        manager,
        Product,
        entries.map(({ record_id }) => record_id),
      );
      const plan = await planOf(manager, entries);
      await this.productsService.updateAll(plan.requests, by, productBroughtBack());
      const together: Author = { adminId: by.adminId, batch: {} };
      for (let start = 0; start < plan.unwanted.length; start += ROWS_PER_STATEMENT, await giveWay()) {
        const some = plan.unwanted.slice(start, start + ROWS_PER_STATEMENT);
        await this.records.discardSome(manager, PRODUCT, some, together);
      }
      return toBroughtBack(plan);
    });
  }

  /**
   * One field as it was before an entry; with a category also the specifications that changed with it, with a price its unit.
   * @param version the one that the author has read
   * @param overwrite also what has changed again since
   * @throws NotFound, Conflict when it has changed again since, Outdated, InvalidFields
   */
  async bringBackField(
    id: number,
    field: string,
    { version, overwrite }: BringBackRequest,
    by: Author,
  ): Promise<Product> {
    const [entry] = await this.products.manager.findBy(HistoryEntry, { id, ...UPDATE });
    const changes = new Map(Object.entries(entry?.changes ?? {}));
    if (!entry || !changes.has(field)) throw new NotFound(NO_CHANGE);
    const fields = [field, ...togetherWith(field)];
    const together = Object.fromEntries([...changes].filter(([name]) => fields.includes(name)));
    return this.work.publish(async (manager) => {
      const product = await lockRecord(manager, PRODUCT, entry.record_id);
      const before = valuesBefore(product, together, await categoriesByName(manager), overwrite);
      if (typeof before === 'string') throw new Conflict(before);
      const { category_id } = before;
      if (category_id !== undefined) {
        const template = (await templatesOf(manager, [category_id])).get(category_id);
        before.specs = specsBefore(product, entry.changes, template);
      }
      const request = { ...requestOf(product, before), version };
      await this.productsService.updateAll(
        new Map([[product.id, request]]),
        by,
        productBroughtBack(entry.changes),
      );
      return findRecord(manager, PRODUCT, product.id);
    });
  }

  private async entriesOf(id: number): Promise<HistoryEntry[]> {
    const change = { resource: 'product', action: In(['create', 'update']) } as const;
    const entries = await this.products.manager.find(HistoryEntry, {
      where: [
        { id, part_of: IsNull(), ...change },
        { part_of: id, ...change },
      ],
      order: { id: 'ASC' },
    });
    if (entries.length === 0) throw new NotFound(NO_CHANGE);
    return entries;
  }
}

async function planOf(manager: EntityManager, entries: readonly HistoryEntry[]): Promise<Plan> {
  const plan: Plan = { requests: new Map(), unwanted: [], left: [] };
  const categories = await categoriesByName(manager);
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT, await giveWay()) {
    const some = entries.slice(start, start + ROWS_PER_STATEMENT);
    const products = await byId(
      manager,
      PRODUCT,
      some.map(({ record_id }) => record_id),
    );
    const found = some.map((entry) => ({ entry, product: products.get(entry.record_id) }));
    planAdded(found, plan);
    await planChanged(manager, found, categories, plan);
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
  categories: ReadonlyMap<string, number>,
  { requests, left }: Plan,
): Promise<void> {
  const asked = found
    .filter(({ entry }) => entry.action === 'update')
    .map(({ entry, product }) => ({
      entry,
      product,
      before: product ? valuesBefore(product, entry.changes, categories) : GONE,
    }));
  const templates = await templatesOf(
    manager,
    asked.flatMap(({ product, before }) => [
      product?.category_id,
      typeof before === 'string' ? undefined : before.category_id,
    ]),
  );
  for (const { entry, product, before } of asked) {
    if (typeof before === 'object' && before.category_id !== undefined)
      before.specs = placed(before.specs, templates.get(before.category_id));
    const reason =
      !product || typeof before === 'string' ? before : refusalOf(product, before, templates, entry.changes);
    if (typeof reason === 'string') left.push(leftOf(entry, reason));
    else if (product && typeof before === 'object' && Object.keys(before).length > 0) {
      requests.set(product.id, requestOf(product, before));
    }
  }
}

const leftOf = ({ record_id, record_name }: HistoryEntry, reason: string): LeftProduct => ({
  id: record_id,
  name: record_name,
  reason,
});

const toBroughtBack = ({ requests, unwanted, left }: Plan): BroughtBack => ({
  products: requests.size,
  trashed: unwanted.length,
  left: left.slice(0, MOST_NAMED),
  left_count: left.length,
});

const requestOf = ({ name, category_id, version }: Product, before: Before): UpdateProductRequest => ({
  name,
  category_id,
  version,
  ...before,
});

/** By their name keys, also by former ones. */
async function categoriesByName(manager: EntityManager): Promise<Map<string, number>> {
  const former = await manager.find(FormerName);
  const known = await manager.find(Category, { select: { id: true, name_key: true } });
  return new Map([
    ...former.map(({ name_key, category_id }) => [name_key, category_id] as const),
    ...known.map(({ id, name_key }) => [name_key, id] as const),
  ]);
}
