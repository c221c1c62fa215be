import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { giveWay } from '../database/give-way.js';
import { Product } from '../products/product.entity.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { SpecColumns } from './spec-columns.js';

const PAGE = 1000;

/** By id, with their categories. */
export async function productsById(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, Product>> {
  const found = new Map<number, Product>();
  for (let start = 0; start < ids.length; start += PAGE) {
    const page = manager
      .createQueryBuilder(Product, 'product')
      .innerJoinAndSelect('product.category', 'category')
      .orderBy('product.id')
      .whereInIds(ids.slice(start, start + PAGE));
    for (const product of await page.getMany()) found.set(product.id, product);
    await giveWay();
  }
  return found;
}

/** Those of the trash. */
export async function trashedIds(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (let start = 0; start < ids.length; start += PAGE) {
    const where = { id: In(ids.slice(start, start + PAGE)), deleted_at: Not(IsNull()) };
    const page = await manager.find(Product, { select: { id: true }, where, withDeleted: true });
    for (const { id } of page) found.add(id);
    await giveWay();
  }
  return found;
}

/** Of all templates. */
export async function specColumns(manager: EntityManager, most?: number): Promise<SpecColumns> {
  const order = { category_id: 'ASC', position: 'ASC', id: 'ASC' } as const;
  return new SpecColumns(await manager.find(SpecField, { order }), most);
}
