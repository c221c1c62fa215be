import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type FindOptionsWhere, In, IsNull, LessThanOrEqual, Not, Repository } from 'typeorm';
import { HOUR, ScheduledTask } from '../database/scheduled-task.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type Author, type Batch, SYSTEM_AUTHOR, SYSTEM_NAME } from '../history/author.js';
import { HistoryEntry } from '../history/history-entry.entity.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { idAfterFilter, containsFilter, wholeNumberFilter } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { NotFound } from '../http/http-errors.js';
import { MediaService } from '../media/media.service.js';
import type { BulkChanged } from '../products/bulk.dto.js';
import { toProductResponse } from '../products/product.dto.js';
import { picturesOf, type ProductWithPictures, withPictures } from '../products/product-pictures.js';
import { Product } from '../products/product.entity.js';
import { PRODUCT } from '../products/products.service.js';
import type { TrashedProductResponse } from './trash.dto.js';

const KEPT_MS = 30 * 24 * HOUR;

export const TRASH_LIST: ListRules<Product> = {
  id: 'product.id',
  order: ['deleted_at', 'DESC'],
  sort: { id: 'product.id', name: 'product.name', deleted_at: 'product.deleted_at' },
  texts: ['product.name'],
  filter: {
    q: containsFilter('product.name', 'product.description'),
    id: wholeNumberFilter('product.id'),
    after: idAfterFilter('product.id'),
  },
};

const trashed = (where: FindOptionsWhere<Product>): RecordType<Product> => ({
  ...PRODUCT,
  notFound: 'Produk tidak ada di sampah.',
  where,
  withDeleted: true,
  isInternal: true,
});
const TRASHED = trashed({ deleted_at: Not(IsNull()) });

@Injectable()
export class TrashService extends ScheduledTask {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    @InjectRepository(HistoryEntry) private readonly entries: Repository<HistoryEntry>,
    private readonly media: MediaService,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {
    super();
  }

  async list(query: ListQuery): Promise<Page<TrashedProductResponse>> {
    const products = this.products
      .createQueryBuilder('product')
      .withDeleted()
      .innerJoinAndSelect('product.category', 'category')
      .where('product.deleted_at IS NOT NULL');
    const page = await runList(products, query, TRASH_LIST);
    const ids = page.rows.map(({ id }) => id);
    const names = await this.deleters(ids);
    const pictures = await picturesOf(this.products.manager, ids);
    return page.map((product) => {
      const deleted_at = product.deleted_at ?? product.updated_at;
      const expires_at = new Date(deleted_at.getTime() + KEPT_MS);
      const deleted_by = names.get(product.id) ?? SYSTEM_NAME;
      const its = pictures.filter(({ product_id }) => product_id === product.id);
      return { ...toProductResponse({ ...product, pictures: its }), deleted_at, deleted_by, expires_at };
    });
  }

  restore(id: number, by: Author): Promise<ProductWithPictures> {
    return this.work.transaction(async (manager) => {
      const restored = await this.records.moveSome(TRASHED, [id], 'restore', by);
      if (restored.length === 0) throw new NotFound(TRASHED.notFound);
      return withPictures(manager, await findRecord(manager, PRODUCT, id));
    });
  }

  discard(wanted: readonly number[], by: Author): Promise<BulkChanged> {
    return this.work.transaction(async () => {
      const batch: Batch = {};
      const ids = await this.records.moveSome(PRODUCT, wanted, 'delete', { ...by, batch });
      return { ids, entry: batch.first ?? null };
    });
  }

  remove(id: number, by: Author): Promise<void> {
    return this.removeForGood(TRASHED, id, by);
  }

  async sweep(now = Date.now()): Promise<void> {
    const longAgo = LessThanOrEqual(new Date(now - KEPT_MS));
    const old = { deleted_at: longAgo };
    const found = await this.products.find({ where: old, select: { id: true }, withDeleted: true });
    for (const { id } of found) {
      await this.removeForGood(trashed(old), id, SYSTEM_AUTHOR).catch((error: unknown) => {
        // NotFound: another replica, or an administrator, was there first.
        if (!(error instanceof NotFound)) this.logger.error(error);
      });
    }
  }

  private async removeForGood(type: RecordType<Product>, id: number, by: Author): Promise<void> {
    const { pictures = [] } = await this.records.remove(type, id, by);
    for (const { image } of pictures) await this.media.releaseReference(image);
  }

  private async deleters(ids: number[]): Promise<Map<number, string>> {
    if (ids.length === 0) return new Map();
    const entries = await this.entries.find({
      where: { resource: 'product', action: 'delete', record_id: In(ids) },
      order: { id: 'ASC' },
    });
    return new Map(entries.map(({ record_id, admin_name }) => [record_id, admin_name]));
  }
}
