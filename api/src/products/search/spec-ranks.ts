import type { Order } from '../../http/list-query.js';
import { hasLimits, nameAtEnd, nameAtStart, type NamedField } from './spec-limits.js';
import { alone } from './trade-words.js';

const RANK = new RegExp(
  alone(
    String.raw`(?<lowest>low(?:est)?|(?:te|paling\s+)?rendah)|high(?:est)?|long(?:est)?|(?:ter|paling\s+)?(?:tinggi|lama)`,
  ),
  'iu',
);
/** Beyond any value. */
const LAST = 1e12;

/** Whether `rankIn` may find any: 'paling tinggi 12%' is a limit. */
export const hasRank = (text: string) => RANK.test(text) && !hasLimits(text);

/**
 * The order that a search asks for by a specification, on either side of its name: 'lowest ash', 'kadar abu terendah', 'longest burning'. Of a range its
 * worse end counts, and what does not state it comes last.
 */
export function rankIn(text: string, fields: readonly NamedField[]): Order[number] | undefined {
  const { 0: rank = '', index = 0, groups } = RANK.exec(text) ?? {};
  const named =
    nameAtStart(text.slice(index + rank.length), fields) ?? nameAtEnd(text.slice(0, index), fields);
  if (!named) return undefined;
  const ids = named.fields.map(({ id }) => id).join(', ');
  const stated = (value: string, last: number) =>
    `COALESCE((SELECT ${value} FROM product_spec ranked WHERE ranked.product_id = product.id AND ranked.field_id IN (${ids})), ${last})`;
  return groups?.lowest === undefined
    ? [stated('MAX(COALESCE(ranked.low, ranked.high))', -LAST), 'DESC']
    : [stated('MIN(COALESCE(ranked.high, ranked.low))', LAST), 'ASC'];
}
