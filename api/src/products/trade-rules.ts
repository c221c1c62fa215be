import type { TradeFields } from './trade.dto.js';
import { tradeProblems } from './trade-problems.js';

/** Of an update alone: what it leaves out may be stored. */
export function tradeProblemsSent(update: TradeFields): Record<string, string> {
  const problems = Object.entries(tradeProblems(update));
  return Object.fromEntries(problems.filter(([field]) => update[field as keyof typeof update] !== undefined));
}

/** The record as a write leaves it: a field that is undefined stays as it is. */
export function merged<Fields extends object>(
  before: Partial<Fields> | undefined,
  fields: object,
): Partial<Fields> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return { ...before, ...(Object.fromEntries(given) as Partial<Fields>) };
}
