import type { Product } from '../products/product.entity.js';
import { OLD_AMOUNTS, type OldAmount, oldAmount, oldSpecNumbers, stillIn } from '../products/old-numbers.js';
import { afterWrite } from '../products/trade-rules.js';
import { COLUMNS } from './product-columns.js';
import type { Change } from './row-changes.js';
import { type SpecColumns, titleOf } from './spec-columns.js';

const AMOUNTS = Object.keys(OLD_AMOUNTS) as OldAmount[];

/** Of the values that a change brings: the sentences for those whose old number the descriptions still have after it, by column. */
export function stillWritten(
  { request, specs }: Change,
  before: Product | undefined,
  { templates }: Pick<SpecColumns, 'templates'>,
): Map<string, string> {
  if (!before) return new Map();
  const after = afterWrite<Product>(before, request);
  const { description, description_en } = after;
  const amounts = AMOUNTS.map((amount) => {
    const old = oldAmount(amount, before, after);
    const [field] = OLD_AMOUNTS[amount].filter((each) => before[each] !== after[each]);
    return [COLUMNS[field ?? amount].title, old ? [old] : []] as const;
  });
  const template = templates.get(before.category_id);
  const changed = specs === undefined ? [] : Object.entries(before.specs ?? {});
  const numbers = changed.map(([key, value]) => {
    const { [key]: now, ...others } = specs ?? {};
    const field = template?.get(key);
    return [titleOf(key), field ? oldSpecNumbers(field, value, now, Object.values(others)) : []] as const;
  });
  const said = [...amounts, ...numbers].flatMap(([column, old]) => {
    const sentences = stillIn({ description, description_en }, old);
    return sentences.length > 0 ? [[column, sentences.join(' ')] as const] : [];
  });
  return new Map(said);
}
