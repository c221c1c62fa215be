import { type EntityManager, In, Not } from 'typeorm';
import type { Write } from '../history/record-type.js';
import { ProductSpec } from '../spec-fields/product-spec.entity.js';
import { indexOf } from '../spec-fields/spec-values.js';
import { isTextField } from './number-places.js';
import { isAmount } from './old-amounts.js';
import type { KeptNumber } from './old-numbers.js';
import { Product } from './product.entity.js';
import { specKeyIn, type Template } from './product-specs.js';
import { afterWrite } from './trade-rules.js';

/** Whether another product of the category states a number by the same specification, or has the same amount. */
export type IsOfAnother = (
  product: Product,
  template: Template | undefined,
  number: KeptNumber,
) => Promise<boolean>;

/**
 * Asks for each number of a category once, however many of its products had it: for as long as nothing is written.
 * @param writes what is about to be written of products: those state what they will
 */
export function ofAnother(
  manager: EntityManager,
  writes: readonly Pick<Write<Product>, 'before' | 'fields'>[] = [],
): IsOfAnother {
  const written = writes.flatMap(({ before, fields }) =>
    before ? [{ ...afterWrite<Product>(before, fields), id: before.id }] : [],
  );
  const ids = written.map(({ id }) => id);
  const asked = new Map<string, Promise<number[]>>();
  return async ({ id, category_id }, template, { field, number }) => {
    const { kind } = template?.get(specKeyIn(field) ?? '') ?? {};
    // Nothing finds products by numbers in words.
    if (number === null || kind === 'text' || kind === 'choice' || isTextField(field)) return true;
    const isWritten = written.some(
      (other) => other.id !== id && other.category_id === category_id && states(other, field, number),
    );
    if (isWritten) return true;
    const key = `${category_id} ${field} ${number}`;
    const stating = asked.get(key) ?? statingProducts(manager, category_id, template, { field, number }, ids);
    asked.set(key, stating);
    return (await stating).some((other) => other !== id);
  };
}

/** As `statingProducts` asks the database. */
function states(product: Partial<Product>, field: string, number: number): boolean {
  if (isAmount(field)) return product[field] === number;
  const { low, high } = indexOf(product.specs?.[specKeyIn(field) ?? ''] ?? {});
  return low === number || high === number;
}

/** But for those of `ids`, the ids of two at most: one of them is another than any. */
async function statingProducts(
  manager: EntityManager,
  category_id: number,
  template: Template | undefined,
  { field, number }: { field: string; number: number },
  ids: readonly number[],
): Promise<number[]> {
  if (isAmount(field)) {
    const where = { category_id, [field]: number, id: Not(In(ids)) };
    return (await manager.find(Product, { select: { id: true }, where, take: 2 })).map(({ id }) => id);
  }
  const field_id = template?.get(specKeyIn(field) ?? '')?.id;
  if (field_id === undefined) return [];
  const rows = await manager
    .createQueryBuilder(ProductSpec, 'spec')
    .select('spec.product_id', 'id')
    .innerJoin(Product, 'product', 'product.id = spec.product_id AND product.deleted_at IS NULL')
    .where('spec.field_id = :field_id AND (spec.low = :number OR spec.high = :number)', { field_id, number })
    .andWhere({ product_id: Not(In(ids)) })
    .limit(2)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => id);
}
