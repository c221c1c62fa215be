import type { Order } from '../../http/list-query.js';
import { hasLimits, nameAtEnd, nameAtStart, type NamedField, type Span, without } from './spec-limits.js';
import { alone } from './trade-words.js';

const RANK = new RegExp(
  alone(
    String.raw`(?<lowest>low(?:est)?|(?:te|paling\s+)?rendah|(?:ter|paling\s+)?sedikit)|high(?:est)?|long(?:est)?|(?:ter|paling\s+)?(?:tinggi|lama)`,
  ),
  'giu',
);
/** Beyond any value. */
const LAST = 1e12;

/** Whether `rankIn` may find any: 'paling tinggi 12%' is a limit. */
export const hasRank = (text: string) => text.search(RANK) >= 0 && !hasLimits(text);

interface Ranked extends Span {
  fields: readonly NamedField[];
  isHighest: boolean;
}

function ranksIn(text: string, fields: readonly NamedField[]): Ranked[] {
  return [...text.matchAll(RANK)].flatMap(({ 0: rank, index, groups }) => {
    const isHighest = groups?.lowest === undefined;
    const behind = index + rank.length;
    const next = nameAtStart(text.slice(behind), fields);
    if (next) return [{ fields: next.fields, isHighest, at: index, end: behind + next.end }];
    const last = nameAtEnd(text.slice(0, index), fields);
    return last ? [{ fields: last.fields, isHighest, at: last.at, end: behind }] : [];
  });
}

/** 'coconut charcoal' of 'coconut charcoal low ash long burning', whose texts may say 'long' of something else; a text that has nothing else stays. */
export function withoutRanks(text: string, fields: readonly NamedField[]): string {
  return without(text, ranksIn(text, fields)).text || text;
}

/**
 * The order that a search asks for by a specification, on either side of its name: 'lowest ash', 'kadar abu terendah', 'longest burning'. Of a range its
 * worse end counts, and what does not state it comes last.
 */
export function rankIn(text: string, fields: readonly NamedField[]): Order[number] | undefined {
  const [named] = ranksIn(text, fields);
  if (!named) return undefined;
  const ids = named.fields.map(({ id }) => id).join(', ');
  const stated = (value: string, last: number) =>
    `COALESCE((SELECT ${value} FROM product_spec ranked WHERE ranked.product_id = product.id AND ranked.field_id IN (${ids})), ${last})`;
  return named.isHighest
    ? [stated('MAX(COALESCE(ranked.low, ranked.high))', -LAST), 'DESC']
    : [stated('MIN(COALESCE(ranked.high, ranked.low))', LAST), 'ASC'];
}
