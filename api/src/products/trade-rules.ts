import type { Write } from '../history/record-type.js';
import type { Product } from './product.entity.js';
import type { TradeFields } from './trade.dto.js';
import { tradeProblems } from './trade-problems.js';

type Fields = Write<Product>['fields'];

/** Of an update alone: what it leaves out may be stored, and a stored day of return goes with 'sold_out'. */
export function tradeProblemsSent({ back_in_stock_on: _, ...update }: TradeFields): Record<string, string> {
  const problems = Object.entries(tradeProblems(update));
  return Object.fromEntries(problems.filter(([field]) => update[field as keyof typeof update] !== undefined));
}

/**
 * The product as a write leaves it: a field that is undefined stays as it is, but for the stored day of return, which another
 * availability than 'sold_out' takes away. One that is not stored is refused beside it (trade-problems.ts).
 */
export function afterWrite<Fields extends object = Product>(
  before: Partial<Fields> | undefined,
  fields: object,
): Partial<Fields> {
  const after: Returning = {
    ...before,
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  };
  const { back_in_stock_on: stored }: Returning = before ?? {};
  const isOver = stored && after.back_in_stock_on === stored && after.availability !== 'sold_out';
  return { ...(after as Partial<Fields>), ...(isOver ? { back_in_stock_on: null } : {}) };
}

interface Returning {
  availability?: unknown;
  back_in_stock_on?: unknown;
}

/** The fields of a write, with the day of return where they take it away. */
export function withReturn({ before }: Write<Product>, fields: Fields): Fields {
  const { back_in_stock_on } = afterWrite(before, fields);
  return before?.back_in_stock_on && back_in_stock_on === null ? { ...fields, back_in_stock_on } : fields;
}
