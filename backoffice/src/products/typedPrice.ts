import { bareOf } from 'api/written-price';
import { grouped } from 'storefront/rupiah';
import { ON_REQUEST } from './onRequest';

const DIGITS = /^\d+(,\d{0,2})?$/;
const COUNTED = /[\d,]/g;

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

const counted = (text: string) => text.match(COUNTED)?.length ?? 0;
