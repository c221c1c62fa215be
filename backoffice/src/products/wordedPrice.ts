import { unitCode } from './unitCode';
import { parsePrice } from './typedPrice';

const TIMES: Readonly<Record<string, number>> = { rb: 1000, ribu: 1000, jt: 1_000_000, juta: 1_000_000 };
const WORDED = /^\s*(?:rp\.?\s*|(idr)\s*)?([\d.,]*\d)\s*(rb|ribu|jt|juta)?$/i;
const FOR_UNIT = /^(.+?)\s*(?:\/|per)\s*([a-z]+)\s*$/i;
const POINT = /^(\d{1,3})\.(\d{1,2})$/;

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
  const [, amount = '', word = ''] = FOR_UNIT.exec(text) ?? [];
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
