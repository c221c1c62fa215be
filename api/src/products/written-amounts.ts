import { PERCENT, writtenAs } from '../spec-fields/written-unit.js';

interface InUnit {
  unit: string | null;
}

/** In digits. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const FIRST_NUMBER = new RegExp(String.raw`^\s*[:=]?\s*(${NUMBER})`);
export const NUMBERS = new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${NUMBER}`, 'gu');

/** What stands between the two numbers of a range, the first one's unit with it: '16-18', '10% to 12%', '17/18'. */
const TO = /^\s*(?:%|\p{L}{1,4})?\s*(?:[-–—/]|(?<!\p{L})(?:to|s\/d|sampai|hingga))\s*$/iu;
/** A measure or a date, which has more numbers. */
const MORE = /^\s*[-–—/x×]\s*\d/;

const BETWEEN =
  /(?<!\p{L})(?:between|antara)\s+(\d[\d.,]*\s*(?:%|\p{L}{1,4}(?=\s))?)\s*(?:and|to|dan|sampai|hingga|[-–])\s+(?=\d)/giu;

/** 'from 2 to 4' for 'between 2 and 4'. */
export const withRanges = (text: string) =>
  text.replace(BETWEEN, (_, first: string) => `from ${first.trim()} to `);

/** The unit is one behind the sign, or right before it; '1x20+1x40' are containers. */
const OPEN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,]|[x×+]\s*)(${NUMBER}(?:\p{L}{1,4})?)(?:\+|\s+plus)(?!\S)`,
  'giu',
);

/** 'min 16' for '16+'. */
export const withOpenEnds = (text: string) => text.replace(OPEN, 'min $1');

/** An amount in a text, or a range of two. */
export interface AmountIn {
  at: number;
  /** The number alone, of a range the second one. */
  digits: string;
  /** Where that begins. */
  last: number;
  /** The lower end of a range. */
  from?: number;
}

export function amountsIn(text: string): AmountIn[] {
  const numbers = [...text.matchAll(NUMBERS)];
  const found: AmountIn[] = [];
  for (let nth = 0; nth < numbers.length; nth += 1) {
    const [first, second] = [numbers[nth], numbers[nth + 1]];
    if (!first) continue;
    const isRange = second && isRangeOf(text, first, second);
    const number = isRange ? second : first;
    found.push({
      at: first.index,
      digits: number[0],
      last: number.index,
      ...(isRange && { from: toNumber(first[0]) }),
    });
    if (isRange) nth += 1;
  }
  return found;
}

function isRangeOf(text: string, first: RegExpExecArray, second: RegExpExecArray): boolean {
  const between = text.slice(first.index + first[0].length, second.index);
  const [before, behind] = [text.slice(0, first.index), text.slice(second.index + second[0].length)];
  const isAlone = !/[-–—/x×]\s*$/.test(before) && !MORE.test(behind);
  return isAlone && TO.test(between) && toNumber(first[0]) < toNumber(second[0]);
}

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
