import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, IsNull, Not, Repository } from 'typeorm';
import { CATEGORY } from '../categories/categories.service.js';
import { UNKNOWN_CATEGORY } from '../categories/category-id.decorator.js';
import { Category } from '../categories/category.entity.js';
import { isStillReferenced } from '../database/driver-errors.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import { lock, lockWhere, ROWS_PER_STATEMENT } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author, Batch } from '../history/author.js';
import { insertEntries } from '../history/entries.js';
import { findRecord, idsOf, lockRecords } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { Conflict, InvalidFields, ValuesLost } from '../http/http-errors.js';
import { MediaService } from '../media/media.service.js';
import { findTemplate, SPEC_FIELD } from '../spec-fields/spec-fields.service.js';
import type { BulkChanged } from './bulk.dto.js';
import type { CategoryUse } from './category-products.dto.js';
import { Product } from './product.entity.js';
import { specsKeptIn, templatesOf } from './product-specs.js';
import { PRODUCT } from './products.service.js';

const MOST_NAMED = 5;
const SAME_CATEGORY = 'Pilih kategori lain.';
const STILL_IN_USE = 'Kategori masih memiliki produk.';
const STILL_IN_TRASH =
  'Kategori masih memiliki produk di sampah. Pulihkan atau hapus permanen produk itu terlebih dahulu.';
const IN_TRASH_TOO = ', termasuk yang di sampah,';
const wouldLose = (products: number, labels: Iterable<string>, which: string) =>
  `Nilai spesifikasi berikut akan hilang dari ${products} produk${which} karena tidak ada tempatnya di kategori tujuan: ${[...labels].join(', ')}. Konfirmasi terlebih dahulu untuk memindahkannya.`;
/** A product in the trash keeps its category too. */
const ANYWHERE = { ...PRODUCT, withDeleted: true };

interface Move {
  ids: readonly number[];
  to: number;
  confirmed: number | undefined;
  which: string;
}

@Injectable()
export class CategoryProductsService {
  constructor(
    @InjectRepository(Product) private readonly products: Repository<Product>,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
    private readonly media: MediaService,
  ) {}

  /** @throws NotFound */
  async useOf(category_id: number): Promise<CategoryUse> {
    await findRecord(this.products.manager, CATEGORY, category_id);
    const all = { where: { category_id }, withDeleted: true };
    const products = await this.products.count(all);
    const live = await this.products.countBy({ category_id });
    const first = await this.products.find({
      ...all,
      select: { id: true, name: true, deleted_at: true },
      order: { deleted_at: 'ASC', name: 'ASC', id: 'ASC' },
      take: MOST_NAMED,
    });
    const named = first.map(({ id, name, deleted_at }) => ({ id, name, in_trash: deleted_at !== null }));
    return { products, in_trash: products - live, first: named };
  }

  /** @param confirmed how many may lose a value; undefined: any. @throws NotFound, InvalidFields, ValuesLost for another number */
  moveAll(from: number, to: number, confirmed: number | undefined, by: Author): Promise<number> {
    if (from === to) throw new InvalidFields({ category_id: SAME_CATEGORY });
    return this.work.transaction(async (manager) => {
      const ids = await lockWhere(manager, Product, { category_id: from });
      await lock(manager, Category, [to]);
      await findRecord(manager, CATEGORY, from);
      await this.move(manager, { ids, to, confirmed, which: IN_TRASH_TOO }, by);
      return ids.length;
    });
  }

  /** Passes over products that have been deleted meanwhile. @throws InvalidFields, ValuesLost */
  moveSome(
    wanted: readonly number[],
    to: number,
    confirmed: number | undefined,
    by: Author,
  ): Promise<BulkChanged> {
    return this.work.transaction(async (manager) => {
      const batch: Batch = {};
      const ids = idsOf(await lockRecords(manager, PRODUCT, wanted));
      await lock(manager, Category, [to]);
      await this.move(manager, { ids, to, confirmed, which: '' }, { ...by, batch });
      return { ids, entry: batch.first ?? null };
    });
  }

  private async move(manager: EntityManager, { ids, to, confirmed, which }: Move, by: Author): Promise<void> {
    if (!(await manager.existsBy(Category, { id: to })))
      throw new InvalidFields({ category_id: UNKNOWN_CATEGORY });
    if (confirmed !== undefined) await refuseLoss(manager, { ids, to, confirmed, which });
    const updates = ids.map((id) => ({ id, fields: { category_id: to } }));
    await this.records.updateAll(ANYWHERE, updates, by);
  }

  /** Its template goes with it. @throws NotFound, Conflict while a product belongs to it, be it in the trash */
  async removeCategory(id: number, by: Author): Promise<void> {
    try {
      const { image } = await this.work.transaction(async (manager) => {
        const together: Author = { adminId: by.adminId, batch: {} };
        await lock(manager, Category, [id]);
        const template = (await findTemplate(manager, id)).map((before) => ({ before }));
        const removed = await this.records.remove(CATEGORY, id, together);
        await insertEntries(manager, SPEC_FIELD, template, 'delete', together);
        return removed;
      });
      await this.media.releaseReference(image);
    } catch (error) {
      if (!isStillReferenced(error)) throw error;
      const inUse = await this.products.existsBy({ category_id: id });
      throw new Conflict(inUse ? STILL_IN_USE : STILL_IN_TRASH);
    }
  }
}

async function refuseLoss(manager: EntityManager, { ids, to, confirmed, which }: Move): Promise<void> {
  const labels = new Set<string>();
  let products = 0;
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT, await yieldToEventLoop()) {
    const some = await manager.find(Product, {
      where: { id: In(ids.slice(start, start + ROWS_PER_STATEMENT)), specs: Not(IsNull()) },
      select: { id: true, category_id: true, specs: true },
      withDeleted: true,
    });
    const categories = some.map(({ category_id }) => category_id);
    const templates = await templatesOf(manager, [to, ...categories]);
    for (const product of some) {
      const kept = specsKeptIn(product, to, templates);
      const lost = Object.keys(product.specs ?? {}).filter((key) => !Object.hasOwn(kept, key));
      if (lost.length > 0) products += 1;
      for (const { key, label } of templates.get(product.category_id)?.values() ?? [])
        if (lost.includes(key)) labels.add(label);
    }
  }
  if (products > 0 && products !== confirmed)
    throw new ValuesLost(products, wouldLose(products, labels, which));
}
