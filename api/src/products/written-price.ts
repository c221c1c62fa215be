import { unitCode } from './order-units.js';

const AMOUNT = /^(\d+|\d{1,3}(\.\d{3})+)(,\d{0,2})?$/;
/** Of rupiah, which people count so. */
export const TIMES: Readonly<Record<string, number>> = {
  rb: 1000,
  ribu: 1000,
  jt: 1_000_000,
  juta: 1_000_000,
};
const WORDED = /^\s*(?:rp\.?\s*|(idr)\s*)?([\d.,]*\d)\s*(rb|ribu|jt|juta)?$/i;
/** No word is longer: a cell may have any text. */
const FOR_UNIT = /^(.+?)(?:\/|per)([a-z]{1,20})$/i;
const POINT = /^(\d{1,3})\.(\d{1,2})$/;

/**
 * Parses a typed or pasted amount: 'Rp 1.250.000,50', 'Rp. 1.250.000,-', '1250000'. A dot precedes three digits: '8.5' and
 * '6.2555' may be meant either way.
 * @returns null for nothing, undefined for no amount
 */
export function parsePrice(text: string): number | null | undefined {
  const bare = bareOf(text);
  if (bare === '') return null;
  return AMOUNT.test(bare) ? Number(bare.replace(/\./g, '').replace(',', '.')) : undefined;
}

/** Without what people write around an amount of rupiah. */
export const bareOf = (text: string) => withoutSpace(text.replace(/^\s*rp\.?/i, '')).replace(/,[-–—]$/, '');

const withoutSpace = (text: string) => text.replace(/\s/g, '');

/** '85rb', '1,2 juta' and 'IDR 85.000' in rupiah; undefined for any other text, digits alone too. */
export function wordedPrice(text: string): number | undefined {
  const [, code, number = '', word] = WORDED.exec(text.trim()) ?? [];
  if (code === undefined && word === undefined) return undefined;
  const price = parsePrice(number);
  // More decimals are the error of the multiplication.
  return typeof price === 'number'
    ? Number((price * (TIMES[word?.toLowerCase() ?? ''] ?? 1)).toFixed(2))
    : undefined;
}

/** '85.000/kg': a price with what it is for. */
export function priceForUnit(text: string) {
  const [, amount = '', word = ''] = FOR_UNIT.exec(withoutSpace(text)) ?? [];
  const price = wordedPrice(amount) ?? parsePrice(amount);
  const code = unitCode(word);
  return typeof price === 'number' && code ? { price, code } : undefined;
}

/** What '8.5' and '90.00' may mean, as an Indonesian writes it: a dot precedes three digits. */
export function pricesMeant(text: string): string[] {
  const [, whole, behind = ''] = POINT.exec(text.trim()) ?? [];
  return whole === undefined
    ? []
    : [`${whole}.${behind.padEnd(3, '0')}`, `${whole},${behind.padEnd(2, '0')}`];
}
