import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { isDuplicate, isStillReferenced } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { findRecord, type RecordType } from '../history/record-type.js';
import { RecordsService } from '../history/records.service.js';
import { contains, equals, oneOf } from '../http/list-filters.js';
import { type ListQuery, type ListRules, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict } from '../http/refusals.js';
import type { CategoryRequest, UpdateCategoryRequest } from './category.dto.js';
import { Category, nameKey } from './category.entity.js';

const NAME_TAKEN = 'Nama kategori sudah ada.';
const STILL_IN_USE = 'Kategori masih memiliki produk.';
const STILL_IN_TRASH =
  'Kategori masih memiliki produk di sampah. Pulihkan atau hapus permanen produk itu terlebih dahulu.';

export const CATEGORY_LIST: ListRules<Category> = {
  id: 'category.id',
  sort: {
    id: 'category.id',
    nama_category: 'category.name_key',
    created_at: 'category.created_at',
    updated_at: 'category.updated_at',
  },
  filter: {
    q: contains('category.nama_category'),
    id: oneOf('category.id'),
    nama_category: equals('category.name_key', nameKey),
  },
};

export const CATEGORY: RecordType<Category> = {
  entity: Category,
  resource: 'category',
  notFound: 'Data kategori tidak ditemukan.',
  nameOf: ({ nama_category }) => nama_category,
  inHistory: () => ({ name_key: undefined }),
};

@Injectable()
export class CategoriesService {
  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly records: RecordsService,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<Category>> {
    return runList(this.categories.createQueryBuilder('category'), query, CATEGORY_LIST);
  }

  find(id: number): Promise<Category> {
    return findRecord(this.categories.manager, CATEGORY, id);
  }

  create(request: CategoryRequest, by: Author): Promise<Category> {
    return this.publish((manager) => this.records.create(manager, CATEGORY, withKey(request), by));
  }

  update(id: number, request: UpdateCategoryRequest, by: Author): Promise<Category> {
    const { version, ...fields } = request;
    return this.publish(async (manager) => {
      const { after } = await this.records.update(manager, CATEGORY, id, withKey(fields), by, version);
      return after;
    });
  }

  /** @throws Conflict while a product belongs to it, be it in the trash */
  async remove(id: number, by: Author): Promise<void> {
    try {
      await this.work.publish((manager) => this.records.remove(manager, CATEGORY, id, by));
    } catch (error) {
      if (!isStillReferenced(error)) throw error;
      // By name, since products import categories.
      const inUse = await this.categories.manager.existsBy('Product', { category_id: id });
      throw new Conflict(inUse ? STILL_IN_USE : STILL_IN_TRASH);
    }
  }

  private async publish(work: (manager: EntityManager) => Promise<Category>): Promise<Category> {
    try {
      return await this.work.publish(work);
    } catch (error) {
      throw isDuplicate(error) ? new Conflict(NAME_TAKEN, { nama_category: NAME_TAKEN }) : error;
    }
  }
}

function withKey(fields: CategoryRequest) {
  return { ...fields, name_key: nameKey(fields.nama_category) };
}
