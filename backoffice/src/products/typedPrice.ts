import { grouped } from '../rupiah';

const DIGITS = /^\d+(,\d{0,2})?$/;
/** '1250.50': grouping dots stand before three digits, so this one is somebody's decimal point. */
const DECIMAL_POINT = /\d{4}\.\d{1,2}$/;
const COUNTED = /[\d,]/g;

/**
 * The amount somebody typed or pasted, 'Rp 1.250.000,50' and 'Rp. 1.250.000,-' as well as '1250000'. Dots may stand anywhere, since one digit
 * taken out of '1.250' leaves '1.25' behind.
 * @returns null when nothing is there, undefined when it is no amount
 */
export function readPrice(text: string): number | null | undefined {
  const digits = digitsOf(text);
  if (digits === '') return null;
  return digits === undefined ? undefined : Number(digits.replace(',', '.'));
}

/** The same amount as it is to stand in the field; what is no amount stays as it was typed. */
export function groupTyped(text: string): string {
  const digits = digitsOf(text);
  if (digits === undefined) return text;
  const [whole = '', ...cents] = digits.split(',');
  return [whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, '.'), ...cents].join(',');
}

/** A stored price as it is to stand in the field. */
export function writePrice(price: unknown): string {
  if (typeof price === 'number') return grouped(price);
  return typeof price === 'string' ? price : '';
}

/**
 * Where the caret goes in the regrouped text, so that the same digits are behind it as before.
 * @param forward a dot that stands there has been passed, as the Delete key means it
 */
export function caretIn(text: string, behind: string, { forward = false } = {}): number {
  const wanted = counted(behind);
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
