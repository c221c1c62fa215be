import { isPack } from '../code-words.js';
import { agreeingWith } from '../trade-problems.js';

const PRICE = ['price', 'price_unit'];
const PRICE_OF_PACK = [...PRICE, 'pack_net_kg'];

/** The others that a field of a change of a product means nothing without; what a pack weighs is of a price for packs, before or after. */
export function togetherWith(
  field: string,
  { price_unit }: { price_unit: string | null },
  { price_unit: change }: Readonly<Record<string, Record<'from' | 'to', unknown>>>,
): string[] {
  const price = [price_unit, change?.from, change?.to].some(isPack) ? PRICE_OF_PACK : PRICE;
  return price.includes(field) ? price.filter((other) => other !== field) : agreeingWith(field);
}
