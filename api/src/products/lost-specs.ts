import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { giveWay } from '../database/give-way.js';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import { keptIn, templatesOf } from './product-specs.js';
import { Product } from './product.entity.js';

export interface LostSpecs {
  /** How many products. */
  products: number;
  /** Of the specifications, each once. */
  labels: string[];
}

/** What these products would lose in a category, those in the trash too. */
export async function lostSpecs(
  manager: EntityManager,
  ids: readonly number[],
  category_id: number,
): Promise<LostSpecs> {
  const labels = new Set<string>();
  let products = 0;
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    const some = await manager.find(Product, {
      where: { id: In(ids.slice(start, start + ROWS_PER_STATEMENT)), specs: Not(IsNull()) },
      select: { id: true, category_id: true, specs: true },
      withDeleted: true,
    });
    const templates = await templatesOf(manager, [
      category_id,
      ...some.map((product) => product.category_id),
    ]);
    for (const product of some) {
      const kept = keptIn(product, category_id, templates);
      const lost = Object.keys(product.specs ?? {}).filter((key) => !Object.hasOwn(kept, key));
      if (lost.length > 0) products += 1;
      for (const { key, label } of templates.get(product.category_id)?.values() ?? [])
        if (lost.includes(key)) labels.add(label);
    }
    await giveWay();
  }
  return { products, labels: [...labels] };
}
