import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { isDuplicate, isStillReferenced } from '../database/driver-errors.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { contains, equals, type ListQuery, type ListRules, oneOf, runList } from '../http/list-query.js';
import type { Page } from '../http/page.js';
import { Conflict, NotFound } from '../http/refusals.js';
import type { CategoryRequest } from './category.dto.js';
import { Category, nameKey } from './category.entity.js';

const NAME_TAKEN = 'Nama kategori sudah ada.';
const STILL_IN_USE = 'Kategori masih memiliki produk.';

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

@Injectable()
export class CategoriesService {
  constructor(
    @InjectRepository(Category) private readonly categories: Repository<Category>,
    private readonly work: UnitOfWork,
  ) {}

  list(query: ListQuery): Promise<Page<Category>> {
    return runList(this.categories.createQueryBuilder('category'), query, LIST);
  }

  find(id: number): Promise<Category> {
    return findOrFail(this.categories.manager, id);
  }

  create({ nama_category }: CategoryRequest): Promise<Category> {
    return this.keep((manager) =>
      manager.save(manager.create(Category, { nama_category, name_key: nameKey(nama_category) })),
    );
  }

  update(id: number, { nama_category }: CategoryRequest): Promise<Category> {
    return this.keep(async (manager) => {
      const category = await findOrFail(manager, id);
      return manager.save(Object.assign(category, { nama_category, name_key: nameKey(nama_category) }));
    });
  }

  /** @throws Conflict while a product belongs to it */
  async remove(id: number): Promise<void> {
    try {
      await this.work.publish(async (manager) => manager.remove(await findOrFail(manager, id)));
    } catch (error) {
      throw isStillReferenced(error) ? new Conflict(STILL_IN_USE) : error;
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

async function findOrFail(manager: EntityManager, id: number): Promise<Category> {
  const category = await manager.findOneBy(Category, { id });
  if (!category) throw new NotFound('Data kategori tidak ditemukan.');
  return category;
}
