import { cleanLine } from '../clean-text.js';
import { HIGHEST_INTEGER } from '../http/number-rules.js';
import { isPrintable } from '../http/rules.js';
import { COUNT_KINDS, type CountKind, type DailyCount, LONGEST_TERM } from './daily-count.entity.js';

const SEARCHES: readonly CountKind[] = ['search', 'search_none'];

/** An address of mail, or a number of a telephone or a card, however it is grouped. */
const PERSONAL = /[@＠]|(\p{Nd}[\s().+/-]*){7}/u;

export type Beacon = Omit<DailyCount, 'day' | 'count'>;

/** @returns undefined for what does not count */
export function readBeacon(body: unknown): Beacon | undefined {
  const { kind, product_id = 0, key = '' } = parse(body);
  if (!isKind(kind)) return undefined;
  if (SEARCHES.includes(kind)) {
    const term = searchTerm(key);
    return term === undefined ? undefined : { kind, product_id: 0, key: term };
  }
  return isProductId(product_id) ? { kind, product_id, key: '' } : undefined;
}

function parse(body: unknown): Record<string, unknown> {
  try {
    return Object(JSON.parse(String(body))) as Record<string, unknown>;
  } catch {
    return {};
  }
}

function searchTerm(key: unknown): string | undefined {
  const term = typeof key === 'string' ? cleanLine(key).toLowerCase() : '';
  const isShort = term !== '' && [...term].length <= LONGEST_TERM;
  return isShort && isPrintable(term) && !PERSONAL.test(term) ? term : undefined;
}

const isKind = (kind: unknown): kind is CountKind => COUNT_KINDS.some((known) => known === kind);

const isProductId = (id: unknown): id is number =>
  Number.isInteger(id) && Number(id) >= 0 && Number(id) <= HIGHEST_INTEGER;
