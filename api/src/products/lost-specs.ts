import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { giveWay } from '../database/give-way.js';
import { ROWS_PER_STATEMENT } from '../database/rows.js';
import { keptIn, templatesOf } from './product-specs.js';
import { Product } from './product.entity.js';

export interface LostSpecs {
  /** How many products. */
  products: number;
  /** Of the specifications, in the order of their template. */
  labels: string[];
}

/** What products of one category would lose in another one, those in the trash too. */
export async function lostSpecs(
  manager: EntityManager,
  ids: readonly number[],
  { from, to }: { from: number; to: number },
): Promise<LostSpecs> {
  const templates = await templatesOf(manager, [from, to]);
  const lost = new Set<string>();
  let products = 0;
  for (let start = 0; start < ids.length; start += ROWS_PER_STATEMENT) {
    const some = await manager.find(Product, {
      where: { id: In(ids.slice(start, start + ROWS_PER_STATEMENT)), specs: Not(IsNull()) },
      select: { id: true, category_id: true, specs: true },
      withDeleted: true,
    });
    for (const product of some) {
      const kept = keptIn(product, to, templates);
      const gone = Object.keys(product.specs ?? {}).filter((key) => !Object.hasOwn(kept, key));
      if (gone.length > 0) products += 1;
      for (const key of gone) lost.add(key);
    }
    await giveWay();
  }
  const fields = [...(templates.get(from)?.values() ?? [])];
  return { products, labels: fields.filter(({ key }) => lost.has(key)).map(({ label }) => label) };
}
