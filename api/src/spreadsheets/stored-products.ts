import type { EntityManager } from 'typeorm';
import { nameKey } from '../categories/category.entity.js';
import { CASE_INSENSITIVE } from '../database/collations.js';
import { isSqlite } from '../database/data-source.js';
import { giveWay } from '../database/give-way.js';
import { Product } from '../products/product.entity.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { SpecColumns } from './spec-columns.js';

const PAGE = 1000;

/** Products with their categories, by ID, also those in the trash. */
export async function productsById(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, Product>> {
  const found = new Map<number, Product>();
  for (const page of pagesOf(ids)) {
    const query = manager
      .createQueryBuilder(Product, 'product')
      .withDeleted()
      .innerJoinAndSelect('product.category', 'category')
      .whereInIds(page);
    for (const product of await query.getMany()) found.set(product.id, product);
    await giveWay();
  }
  return found;
}

/** IDs of the products that have a name, by its key, in ascending order. */
export async function idsByName(
  manager: EntityManager,
  names: readonly string[],
): Promise<Map<string, number[]>> {
  const found = new Map<string, number[]>();
  for (const page of pagesOf(names)) {
    const query = manager.createQueryBuilder(Product, 'product').select(['product.id', 'product.name']);
    const collated = isSqlite(query.dataSource) ? ` COLLATE ${CASE_INSENSITIVE}` : '';
    const products = await query
      .where(`product.name${collated} IN (:...page)`, { page })
      .orderBy('product.id', 'ASC')
      .getMany();
    for (const { id, name } of products) found.set(nameKey(name), [...(found.get(nameKey(name)) ?? []), id]);
    await giveWay();
  }
  return found;
}

function* pagesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let start = 0; start < all.length; start += PAGE) yield all.slice(start, start + PAGE);
}

/** The columns for the templates of all categories. */
export async function specColumns(manager: EntityManager, most?: number): Promise<SpecColumns> {
  const order = { category_id: 'ASC', position: 'ASC', id: 'ASC' } as const;
  return new SpecColumns(await manager.find(SpecField, { order }), most);
}
