import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { isDuplicate, isStillReferenced } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { Author } from '../history/author.js';
import { type Kind, Recorder } from '../history/recorder.js';
import { contains, equals, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, NotFound } from '../http/refusals.js';
import { Product } from '../products/product.entity.js';
import type { CategoryRequest, UpdateCategoryRequest } from './category.dto.js';
import { Category, nameKey } from './category.entity.js';

const NAME_TAKEN = 'Nama kategori sudah ada.';
const STILL_IN_USE = 'Kategori masih memiliki produk.';
const STILL_IN_TRASH =
  'Kategori masih memiliki produk di sampah. Pulihkan atau hapus permanen produk itu terlebih dahulu.';

const LIST: ListRules<Category> = {
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

const CATEGORY: Kind<Category> = {
  entity: Category,
  resource: 'category',
  find: findOrFail,
  nameOf: ({ nama_category }) => nama_category,
  valuesOf: ({ nama_category }) => ({ nama_category }),
};

@Injectable()
export class CategoriesService {
  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly recorder: Recorder,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<Category>> {
    return runList(this.categories.createQueryBuilder('category'), query, LIST);
  }

  find(id: number): Promise<Category> {
    return findOrFail(this.categories.manager, id);
  }

  create(request: CategoryRequest, by: Author): Promise<Category> {
    return this.keep((manager) => this.recorder.create(manager, CATEGORY, fieldsOf(request), by));
  }

  update(id: number, request: UpdateCategoryRequest, by: Author): Promise<Category> {
    return this.keep(async (manager) => {
      const { after } = await this.recorder.update(
        manager,
        CATEGORY,
        id,
        fieldsOf(request),
        by,
        request.version,
      );
      return after;
    });
  }

  /** @throws Conflict while a product belongs to it, be it in the trash */
  async remove(id: number, by: Author): Promise<void> {
    try {
      await this.work.publish((manager) => this.recorder.remove(manager, CATEGORY, id, by));
    } catch (error) {
      if (!isStillReferenced(error)) throw error;
      const inUse = await this.categories.manager.existsBy(Product, { category_id: id });
      throw new Conflict(inUse ? STILL_IN_USE : STILL_IN_TRASH);
    }
  }

  private async keep(work: (manager: EntityManager) => Promise<Category>): Promise<Category> {
    try {
      return await this.work.publish(work);
    } catch (error) {
      throw isDuplicate(error) ? new Conflict(NAME_TAKEN, { nama_category: NAME_TAKEN }) : error;
    }
  }
}

function fieldsOf({ nama_category }: CategoryRequest) {
  return { nama_category, name_key: nameKey(nama_category) };
}

async function findOrFail(manager: EntityManager, id: number): Promise<Category> {
  const category = await manager.findOneBy(Category, { id });
  if (!category) throw new NotFound('Data kategori tidak ditemukan.');
  return category;
}
