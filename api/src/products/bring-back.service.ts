import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { Category } from '../categories/category.entity.js';
import { FormerName } from '../categories/former-name.entity.js';
import { giveWay } from '../database/give-way.js';
import { lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { HistoryEntry } from '../history/history-entry.entity.js';
import { byId } from '../history/record-type.js';
import { NotFound } from '../http/refusals.js';
import type { BroughtBack, LeftProduct } from './bring-back.dto.js';
import type { UpdateProductRequest } from './product-request.dto.js';
import { templatesOf } from './product-specs.js';
import { Product } from './product.entity.js';
import { PRODUCT, ProductsService } from './products.service.js';
import { refusalOf, valuesBefore } from './values-before.js';

const NO_CHANGE = 'Perubahan produk ini tidak ditemukan.';
const GONE = 'Produk ini sudah tidak ada.';
const MOST_NAMED = 20;

/** Gives the products that one request has changed their values of before, by an edit like any other. */
@Injectable()
export class BringBackService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly productsService: ProductsService,
    private readonly work: UnitOfWork,
  ) {}

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
      const { requests, left } = await requestsOf(manager, entries);
      await this.productsService.updateAll(requests, by);
      return { products: requests.size, left: left.slice(0, MOST_NAMED), left_count: left.length };
    });
  }

  private async entriesOf(id: number): Promise<HistoryEntry[]> {
    const change = { resource: 'product', action: 'update' } as const;
    const entries = await this.products.manager.find(HistoryEntry, {
      where: [
        { id, ...change },
        { part_of: id, ...change },
      ],
      order: { id: 'ASC' },
    });
    if (entries[0]?.id !== id || entries[0].part_of !== null) throw new NotFound(NO_CHANGE);
    return entries;
  }
}

/** What each product is asked to be, and those that stay as they are. */
async function requestsOf(manager: EntityManager, entries: readonly HistoryEntry[]) {
  const requests = new Map<number, UpdateProductRequest>();
  const left: LeftProduct[] = [];
  const categories = await categoriesByName(manager);
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT, await giveWay()) {
    const some = entries.slice(start, start + ROWS_PER_STATEMENT);
    const products = await byId(
      manager,
      PRODUCT,
      some.map(({ record_id }) => record_id),
    );
    const asked = some.map((entry) => {
      const product = products.get(entry.record_id);
      return { entry, product, before: product ? valuesBefore(product, entry.changes, categories) : GONE };
    });
    const templates = await templatesOf(
      manager,
      asked.flatMap(({ product, before }) => [
        product?.category_id,
        typeof before === 'string' ? undefined : before.category_id,
      ]),
    );
    for (const { entry, product, before } of asked) {
      const reason = !product || typeof before === 'string' ? before : refusalOf(product, before, templates);
      if (typeof reason === 'string') left.push({ id: entry.record_id, name: entry.record_name, reason });
      else if (product && typeof before === 'object' && Object.keys(before).length > 0) {
        const { name, category_id, version } = product;
        requests.set(product.id, { name, category_id, version, ...before });
      }
    }
  }
  return { requests, left };
}

/** By their name keys, also by former ones. */
async function categoriesByName(manager: EntityManager): Promise<Map<string, number>> {
  const former = await manager.find(FormerName);
  const known = await manager.find(Category, { select: { id: true, name_key: true } });
  return new Map([
    ...former.map(({ name_key, category_id }) => [name_key, category_id] as const),
    ...known.map(({ id, name_key }) => [name_key, id] as const),
  ]);
}
