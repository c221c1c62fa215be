import { PERCENT, writtenAs } from '../../spec-fields/written-unit.js';

interface InUnit {
  unit: string | null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const FIRST_NUMBER = new RegExp(String.raw`^\s*[:=]?\s*(${NUMBER})`);
export const NUMBERS = new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${NUMBER}`, 'gu');

/** A text that begins with a number, with its unit, and where this ends. */
export function amountAtStart(text: string, fields: readonly InUnit[]) {
  const found = FIRST_NUMBER.exec(text);
  if (!found) return undefined;
  const [{ length }, digits = ''] = found;
  const end = length + unitEnd(text.slice(length), fields);
  return { value: toNumber(digits), unit: text.slice(length, end).trim(), end };
}

/** A text that ends with a number, or with one and its unit, and where this begins. */
export function amountAtEnd(text: string, fields: readonly InUnit[]) {
  const last = [...text.matchAll(NUMBERS)].at(-1);
  if (!last) return undefined;
  const behind = text.slice(last.index + last[0].length);
  const end = unitEnd(behind, fields);
  const isLast = behind.slice(end).trim() === '';
  const unit = behind.slice(0, end).trim();
  return isLast ? { value: toNumber(last[0]), unit, at: last.index } : undefined;
}

/** Those of the fields that an amount in this unit may be of: all where none is written. */
export function inUnit<T extends InUnit>(fields: readonly T[], unit: string): T[] {
  const written = unit.toLowerCase();
  return fields.filter(
    (field) => written === '' || unitsOf(field).some((each) => each.toLowerCase() === written),
  );
}

/** '% db' is written '%', and so are parts of what has no unit. */
const unitsOf = ({ unit }: InUnit) => [
  ...(unit === null || unit.startsWith('%') ? PERCENT : []),
  ...(unit === null ? [] : writtenAs(unit)),
];

/** Where the unit ends that a text begins with; 0 for none. */
function unitEnd(text: string, fields: readonly InUnit[]): number {
  const units = new Set([...PERCENT, ...fields.flatMap(({ unit }) => (unit ? writtenAs(unit) : []))]);
  return Math.max(0, ...[...units].map((unit) => endOf(unit, text)));
}

/** Of a unit that a text begins with; 0 for another text. */
export function endOf(unit: string, text: string): number {
  const behind = text.trimStart();
  const isUnit =
    behind.toLowerCase().startsWith(unit.toLowerCase()) && !/^[\p{L}\p{N}]/u.test(behind.slice(unit.length));
  return isUnit ? text.length - behind.length + unit.length : 0;
}

/** '7,000' and '7.000' are thousands, '12,5' and '12.5' decimals, in either language. */
export function toNumber(digits: string): number {
  const groups = digits.split(/[.,]/);
  const last = groups.length > 1 ? groups.pop() : undefined;
  const whole = groups.join('');
  if (last === undefined) return Number(whole);
  const isGroup = last.length === 3 && !whole.startsWith('0');
  return Number(isGroup ? `${whole}${last}` : `${whole}.${last}`);
}
