import { grouped } from 'storefront/rupiah';
import { ON_REQUEST } from './onRequest';

const AMOUNT = /^(\d+|\d{1,3}(\.\d{3})+)(,\d{0,2})?$/;
const DIGITS = /^\d+(,\d{0,2})?$/;
const COUNTED = /[\d,]/g;

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

/** Groups an amount whose dots are not where they belong any more, such as '1.25' of '1.250'; other text stays as typed. */
export function groupTyped(text: string): string {
  const digits = bareOf(text).replace(/\./g, '');
  // Nothing but 'Rp.' stays too, until there is a digit: its dot alone would be one of the amount's.
  if (!DIGITS.test(digits)) return text;
  const [whole = '', ...cents] = digits.split(',');
  return [whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.'), ...cents].join(',');
}

/** The text of the field for a stored price. */
export function toInputText(price: unknown): string {
  if (typeof price === 'number') return grouped(price);
  return typeof price === 'string' && price !== ON_REQUEST ? price : '';
}

/**
 * The caret's position in the regrouped text: the same digits follow it as before.
 * @param forward places it after a dot, for the Delete key
 */
export function caretIn(text: string, following: string, { forward = false } = {}): number {
  const wanted = counted(following);
  let caret = text.length;
  while (caret > 0 && counted(text.slice(caret)) < wanted) caret--;
  return !forward && text[caret - 1] === '.' ? caret - 1 : caret;
}

const bareOf = (text: string) =>
  text
    .replace(/^\s*rp\.?/i, '')
    .replace(/\s/g, '')
    .replace(/,[-–—]$/, '');

const counted = (text: string) => text.match(COUNTED)?.length ?? 0;
