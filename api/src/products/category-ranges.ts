import { writtenNumber } from '../spec-fields/written-number.js';
import { type About, statements } from './category-statements.js';
import { type NumberInText, oneOf } from './number-in-text.js';
import { JOINED } from './numbers-in-words.js';
import { NUMBER, toNumber, withRanges } from './written-amounts.js';

/** What a category says of its products: '2.5–4 %', 'at most 6 %', which is open below, or '60 kg', which begins where it ends. */
export interface Range {
  low: number;
  high: number;
}

const TO = String.raw`(?:[-–—]|sampai|hingga|to)`;
const MOST =
  /(?:(?<!\p{L})(?:at most|up to|max(?:imum)?\.?|maks(?:imal|imum)?\.?|paling (?:tinggi|banyak|besar|lama)|(?:no|not) more than|tidak lebih dari|below|under|less than|di bawah|kurang dari|hingga|sampai)|[≤<])\s*$/iu;
const LEAST =
  /(?:(?<!\p{L})(?:at least|min(?:imum|imal)?\.?|paling (?:rendah|sedikit|kecil)|from|mulai(?: dari)?|above|over|more than|lebih dari|di atas)|[≥>])\s*$/iu;
const AND_MORE = /^\s*(?:or more|atau lebih|ke atas|and up|\+)/iu;

/**
 * The range of a statement that held for the numbers before, and does not for those now; none where one of those that are no more
 * is an end of it, which is named itself.
 * @param text of a category
 */
export function brokenRange(
  text: string,
  about: About,
  before: readonly number[],
  now: readonly number[],
): Range | undefined {
  // Most are as they were, and patterns are dear.
  if (before.length === 0 || now.every((number) => before.includes(number))) return undefined;
  const gone = before.filter((number) => !now.includes(number));
  for (const ranges of rangesIn(text, about)) {
    const [beyond] = now.filter((number) => !isWithin(ranges, number));
    if (beyond === undefined || !before.every((number) => isWithin(ranges, number))) continue;
    return gone.some((number) => isEnd(ranges, number)) ? undefined : nearest(ranges, beyond);
  }
  return undefined;
}

/** Whether a statement with that number as an end does not hold for those now. */
export const isBrokenAt = (
  text: string,
  { number, ...about }: NumberInText,
  now: readonly number[],
): boolean =>
  rangesIn(text, about).some(
    (ranges) => isEnd(ranges, number) && now.some((each) => !isWithin(ranges, each)),
  );

/** One by which it is found again. */
export const endOf = ({ low, high }: Range): number => (Number.isFinite(high) ? high : low);

export const writtenRange = ({ low, high }: Range): string =>
  [...new Set([low, high])].filter(Number.isFinite).map(writtenNumber).join('–');

const isEnd = (ranges: readonly Range[], number: number | null) =>
  ranges.some(({ low, high }) => low === number || high === number);

const isWithin = (ranges: readonly Range[], number: number) =>
  ranges.some(({ low, high }) => low <= number && number <= high);

function nearest(ranges: readonly Range[], number: number): Range | undefined {
  const distance = ({ low, high }: Range) => Math.min(Math.abs(low - number), Math.abs(high - number));
  return ranges.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** By statement, without those that have none. */
const rangesIn = (text: string, about: About): Range[][] =>
  statements(text, about)
    .map((said) => rangesOf(withRanges(said), about.units))
    .filter((ranges) => ranges.length > 0);

function rangesOf(said: string, units: readonly string[]): Range[] {
  if (units.length === 0) return [];
  const unit = `(?:${oneOf(units)})`;
  const numbers = String.raw`${NUMBER}(?:\s*${unit}?${JOINED}${NUMBER})*`;
  const before = String.raw`(?<!\p{L})${unit}\.?\s*(?<behind>${numbers})`;
  const behind = String.raw`(?<!\d[.,]?)(?<before>${numbers})\s*${unit}(?!\p{L})`;
  return [...said.matchAll(new RegExp(`${behind}|${before}`, 'giu'))].flatMap((found) => {
    const group = found.groups?.before ?? found.groups?.behind ?? '';
    const end = found.index + found[0].length;
    return inGroup(
      group,
      new RegExp(String.raw`^\s*${unit}?\s*${TO}\s*$`, 'iu'),
      said.slice(0, found.index),
      said.slice(end),
    );
  });
}

/** '10', '25 or 40', '15–20', each with what stands around it. */
function inGroup(group: string, to: RegExp, before: string, behind: string): Range[] {
  const figures = [...group.matchAll(new RegExp(NUMBER, 'g'))];
  const numbers = figures.map(([digits]) => toNumber(digits));
  const joins = figures.map(({ index, 0: digits }, at) =>
    group.slice(index + digits.length, figures[at + 1]?.index),
  );
  const isRange = (at: number) => to.test(joins[at] ?? '');
  const ranges = numbers.flatMap((low, at) => {
    if (at > 0 && isRange(at - 1)) return [];
    return [{ low, high: isRange(at) ? (numbers[at + 1] ?? low) : low }];
  });
  const [first] = ranges;
  const last = ranges.at(-1);
  if (first && first.low === first.high && MOST.test(before)) first.low = -Infinity;
  else if (first && first.low === first.high && LEAST.test(before)) first.high = Infinity;
  if (last && AND_MORE.test(behind)) last.high = Infinity;
  return ranges;
}
