import { grouped } from 'storefront/rupiah';
import { ON_REQUEST } from './onRequest';

const DIGITS = /^\d+(,\d{0,2})?$/;
/** '1250.50': a grouping dot precedes three digits, so this is a decimal point. */
const DECIMAL_POINT = /\d{4}\.\d{1,2}$/;
const COUNTED = /[\d,]/g;

/**
 * Parses a typed or pasted amount: 'Rp 1.250.000,50', 'Rp. 1.250.000,-', '1250000'. Dots may stand anywhere: deleting a
 * digit of '1.250' leaves '1.25'.
 * @returns null for no digits, undefined for no amount
 */
export function parsePrice(text: string): number | null | undefined {
  const digits = digitsOf(text);
  if (digits === '') return null;
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}

/** '8.5', '1.': as long as no group of three follows, the dot may be meant as a decimal point. */
export const hasUnclearDot = (text: string) => /\d\.\d{0,2}(,|\s*$)/.test(text);

/** Groups a typed amount; text that is no amount stays as typed. */
export function groupTyped(text: string): string {
  const digits = digitsOf(text);
  if (digits === undefined) return text;
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

function digitsOf(text: string): string | undefined {
  const bare = text
    .replace(/^\s*rp\.?/i, '')
    .replace(/\s/g, '')
    .replace(/,[-–—]$/, '');
  if (DECIMAL_POINT.test(bare)) return undefined;
  const digits = bare.replace(/\./g, '');
  return digits === '' || DIGITS.test(digits) ? digits : undefined;
}

const counted = (text: string) => text.match(COUNTED)?.length ?? 0;
