import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, Repository } from 'typeorm';
import { giveWay } from '../../database/give-way.js';
import { lock, ROWS_PER_STATEMENT } from '../../database/rows.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { Author } from '../../history/author.js';
import { HistoryEntry } from '../../history/history-entry.entity.js';
import { findRecord, lockRecord } from '../../history/record-type.js';
import { RecordsService } from '../../history/records.service.js';
import { Conflict, NotFound } from '../../http/refusals.js';
import type { BringBackRequest, BroughtBack, FieldPreview } from './bring-back.dto.js';
import { type Plan, planOf, requestOf } from './bring-back-plan.js';
import { hasOthers, storedOldNumbers } from '../changed-numbers.js';
import { fieldBefore, fieldPreview } from './one-field.js';
import { Product } from '../product.entity.js';
import { PRODUCT, productBroughtBack, ProductsService } from '../products.service.js';

const NO_CHANGE = 'Perubahan produk ini tidak ditemukan.';
const MOST_LISTED = 20;
const MOST_NAMED = 5;
const UPDATE = { resource: 'product', action: 'update' } as const;

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
  async preview(id: number, alone = false): Promise<BroughtBack> {
    return toBroughtBack(await planOf(this.products.manager, await this.entriesOf(id, alone), { alone }));
  }

  /**
   * @param id of the first entry of those made together, or of any of them that comes back alone
   * @param overwrite of one product also what has changed again since
   * @throws NotFound
   */
  async bringBack(id: number, by: Author, { overwrite = false, alone = false } = {}): Promise<BroughtBack> {
    // Entries do not change; a read in the unit would come before its locks.
    const entries = await this.entriesOf(id, alone);
    return this.work.publish(async (manager) => {
      await lock(
        manager,
        Product,
        entries.map(({ record_id }) => record_id),
      );
      const plan = await planOf(manager, entries, { overwrite, alone });
      const ids = [...plan.requests.keys()];
      const known = await storedOldNumbers(manager, ids);
      await this.productsService.updateAll(plan.requests, bringingBack(by), productBroughtBack());
      const together = bringingBack(by);
      for (let start = 0; start < plan.unwanted.length; start += ROWS_PER_STATEMENT, await giveWay()) {
        const some = plan.unwanted.slice(start, start + ROWS_PER_STATEMENT);
        await this.records.discardSome(manager, PRODUCT, some, together);
      }
      const now = await storedOldNumbers(manager, ids);
      const isNew = (id: number) => hasOthers(now.get(id) ?? [], known.get(id) ?? []);
      const still_written_count = ids.filter(isNew).length;
      return { ...toBroughtBack(plan), ...(still_written_count > 0 && { still_written_count }) };
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
    const entry = await this.entryOf(id, field);
    return this.work.publish(async (manager) => {
      const product = await lockRecord(manager, PRODUCT, entry.record_id);
      const before = await fieldBefore(manager, product, entry, field, overwrite);
      if (typeof before === 'string') throw new Conflict(before);
      const request = { ...requestOf(product, before), version };
      await this.productsService.updateAll(
        new Map([[product.id, request]]),
        bringingBack(by),
        productBroughtBack(entry.changes),
      );
      return findRecord(manager, PRODUCT, product.id);
    });
  }

  /**
   * What `bringBackField` would do now, as it may overwrite.
   * @throws NotFound
   */
  async previewField(id: number, field: string): Promise<FieldPreview> {
    const entry = await this.entryOf(id, field);
    const { manager } = this.products;
    const product = await findRecord(manager, PRODUCT, entry.record_id);
    return fieldPreview(manager, product, entry, field);
  }

  private async entryOf(id: number, field: string): Promise<HistoryEntry> {
    const [entry] = await this.products.manager.findBy(HistoryEntry, { id, ...UPDATE });
    if (!entry || !Object.hasOwn(entry.changes, field)) throw new NotFound(NO_CHANGE);
    return entry;
  }

  private async entriesOf(id: number, alone: boolean): Promise<HistoryEntry[]> {
    const change = { resource: 'product', action: In(['create', 'update']) } as const;
    const together = [
      { id, part_of: IsNull(), ...change },
      { part_of: id, ...change },
    ];
    const entries = await this.products.manager.find(HistoryEntry, {
      where: alone ? { id, ...change } : together,
      order: { id: 'ASC' },
    });
    if (entries.length === 0) throw new NotFound(NO_CHANGE);
    return entries;
  }
}

/** What is written together by it, once. */
const bringingBack = ({ adminId }: Author): Author => ({ adminId, batch: { via: 'bring-back' } });

const toBroughtBack = ({
  requests,
  unwanted,
  named,
  left,
  lost,
  kept_prices,
  ...ofOne
}: Plan): BroughtBack => ({
  products: requests.size,
  trashed: unwanted.length,
  named: named.slice(0, MOST_NAMED),
  left: left.slice(0, MOST_LISTED),
  left_count: left.length,
  lost: [...lost.labels],
  lost_count: lost.products,
  ...(kept_prices.length > 0 && {
    kept_prices: kept_prices.slice(0, MOST_LISTED),
    kept_price_count: kept_prices.length,
  }),
  ...ofOne,
});
