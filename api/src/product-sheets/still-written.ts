import type { EntityManager } from 'typeorm';
import { giveWay } from '../database/give-way.js';
import { changedNumbers, leftInTexts } from '../products/changed-numbers.js';
import { ofAnother } from '../products/of-another.js';
import { isTextField } from '../products/number-places.js';
import { OLD_AMOUNTS } from '../products/old-amounts.js';
import { type KeptField, type SpecPath, stillSaid } from '../products/old-numbers.js';
import type { Product } from '../products/product.entity.js';
import { specKeyIn } from '../products/product-specs.js';
import { afterWrite } from '../products/trade-rules.js';
import { COLUMNS, type Stored } from './product-columns.js';
import { type Change, ROWS_PER_TURN } from './row-changes.js';
import { type SpecColumns, titleOf } from './spec-columns.js';

/** By line, and there by column: the sentences for the values whose old number a text of the product or its category still has after the change. */
export type StillWritten = ReadonlyMap<number, ReadonlyMap<string, string>>;

/** Asked before an import is stored: afterwards other products state other numbers. */
export async function stillWritten(
  manager: EntityManager,
  changes: readonly Change[],
  { products }: Stored,
  { templates }: Pick<SpecColumns, 'templates'>,
): Promise<StillWritten> {
  const isOfAnother = ofAnother(manager);
  const found = new Map<number, Map<string, string>>();
  for (const [at, { line, id, request, specs }] of changes.entries()) {
    if (at % ROWS_PER_TURN === 0) await giveWay();
    const before = products.get(id ?? 0);
    if (!before) continue;
    const after = afterWrite<Product>(before, { ...request, specs });
    const template = templates.get(before.category_id);
    const old = changedNumbers(before, after, template);
    const said = new Map<string, string>();
    for (const each of await leftInTexts(
      isOfAnother,
      { from: before, id: before.id, after },
      template,
      old,
    )) {
      const column = columnOf(each.field, before, after);
      said.set(column, [said.get(column), stillSaid(each, each.places)].filter(Boolean).join(' '));
    }
    if (said.size > 0) found.set(line, said);
  }
  return found;
}

/** Of an amount and its unit, that of the first that is another; of a text its own. */
function columnOf(field: KeptField, before: Product, after: Partial<Product>): string {
  const key = specKeyIn(field);
  if (key !== undefined) return titleOf(key);
  const own = field as Exclude<KeptField, SpecPath>;
  if (isTextField(own)) return COLUMNS[own].title;
  const [changed = own] = OLD_AMOUNTS[own].filter((each) => before[each] !== after[each]);
  return COLUMNS[changed].title;
}
