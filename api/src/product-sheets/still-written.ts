import { changedNumbers } from '../products/changed-numbers.js';
import { OLD_AMOUNTS, type OldAmount, stillIn } from '../products/old-numbers.js';
import type { Product } from '../products/product.entity.js';
import { specKeyIn } from '../products/product-specs.js';
import { afterWrite } from '../products/trade-rules.js';
import { COLUMNS } from './product-columns.js';
import type { Change } from './row-changes.js';
import { type SpecColumns, titleOf } from './spec-columns.js';

/** Of the values that a change brings: the sentences for those whose old number the product's texts still have after it, by column. */
export function stillWritten(
  { request, specs }: Change,
  before: Product | undefined,
  { templates }: Pick<SpecColumns, 'templates'>,
): Map<string, string> {
  if (!before) return new Map();
  const after = afterWrite<Product>(before, { ...request, specs });
  const { description, description_en, packing, packing_en } = after;
  const said = new Map<string, string[]>();
  for (const old of changedNumbers(before, after, templates.get(before.category_id))) {
    const sentences = stillIn({ description, description_en, packing, packing_en }, [old]);
    const column = columnOf(old.field, before, after);
    if (sentences.length > 0) said.set(column, [...(said.get(column) ?? []), ...sentences]);
  }
  return new Map([...said].map(([column, sentences]) => [column, sentences.join(' ')]));
}

/** Of an amount and its unit, that of the first that is another. */
function columnOf(field: string, before: Product, after: Partial<Product>): string {
  const key = specKeyIn(field);
  if (key !== undefined) return titleOf(key);
  const amount = field as OldAmount;
  const [changed = amount] = OLD_AMOUNTS[amount].filter((each) => before[each] !== after[each]);
  return COLUMNS[changed].title;
}
