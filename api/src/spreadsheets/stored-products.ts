import type { EntityManager } from 'typeorm';
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
  for (let start = 0; start < ids.length; start += PAGE) {
    const query = manager
      .createQueryBuilder(Product, 'product')
      .withDeleted()
      .innerJoinAndSelect('product.category', 'category')
      .whereInIds(ids.slice(start, start + PAGE));
    for (const product of await query.getMany()) found.set(product.id, product);
    await giveWay();
  }
  return found;
}

/** The columns for the templates of all categories. */
export async function specColumns(manager: EntityManager, most?: number): Promise<SpecColumns> {
  const order = { category_id: 'ASC', position: 'ASC', id: 'ASC' } as const;
  return new SpecColumns(await manager.find(SpecField, { order }), most);
}
