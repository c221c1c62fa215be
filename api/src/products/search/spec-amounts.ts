import { writtenAs } from '../../spec-fields/written-unit.js';
import {
  boundAtEnd,
  isWholeName,
  type LimitedSearch,
  nameAtEnd,
  nameAtStart,
  type NamedField,
  type Taken,
  without,
} from './spec-limits.js';
import type { TradePart } from './trade-words.js';
import {
  type AmountIn,
  amountAtStart,
  amountsIn,
  endOf,
  inUnit,
  NUMBERS,
  toNumber,
} from './written-amounts.js';

/** Whether `takeAmounts` may find any. */
export const hasAmounts = (text: string) => /\d\s*\p{L}/u.test(text);

/** Whether `takeNamedAmounts` or `takeNamedTexts` may find any. */
export const hasNamedAmounts = (text: string) => /\p{L}[\s:=]*\d|\d\s*[\p{L}%]/u.test(text);

const BARE_NUMBER = /(?<![\p{L}\p{N}.,])(?:\d{3,6}|\d{1,3}[.,]\d{3})(?![\p{L}\p{N}]|[.,]\d)/gu;

/** A measure ('25x25'), the end of a range, or another unit. */
const GOES_ON = /^(?:[\p{L}\p{N}]|\s*[-–/x×]\s*\d|\s+\p{L}{1,2}(?![\p{L}\p{N}]))/u;

/** The end of a range or of a measure. */
const GOES_BACK = /[-–/x×]\s*$/u;

/**
 * Takes from a search each amount that stands right behind the name of its specification: 'moisture 4%', 'ph 7'. Where it is in a
 * unit, or a range, a part of the name will do, or the whole name behind it: 'screen 17/18', '12% moisture'.
 * @param isPart whether a part of the name always will: 'karbon 75'
 * @returns undefined for a search without any
 */
export function takeNamedAmounts(search: LimitedSearch, fields: readonly NamedField[], isPart = false) {
  const { text } = search;
  const taken: Taken[] = [];
  for (const amount of amountsIn(text)) {
    const from = taken.at(-1)?.end ?? 0;
    const name = nameBefore(text.slice(from, amount.at), fields);
    const named = name
      ? behindName(text, amount, { ...name, at: from + name.at }, isPart)
      : beforeName(text, amount, fields);
    if (named && named.fields.length > 0) taken.push({ ...named, ...fitting(named.fields) });
  }
  return withTaken(search, taken);
}

/**
 * Takes from a search each number that stands right behind the name, or a part of it, of a specification in words: 'crop year 2025'.
 * @returns undefined for a search without any
 */
export function takeNamedTexts(search: LimitedSearch, fields: readonly NamedField[]) {
  const { text } = search;
  const taken: TradePart[] = [];
  for (const { 0: number, index } of text.matchAll(NUMBERS)) {
    const from = taken.at(-1)?.end ?? 0;
    const end = index + number.length;
    const name = GOES_ON.test(text.slice(end)) ? undefined : nameBefore(text.slice(from, index), fields);
    if (!name) continue;
    const wanted = { fact: 'text', fields: name.fields.map(({ id, key }) => ({ id, key })), number } as const;
    taken.push({ wanted, at: from + name.at, end });
  }
  if (taken.length === 0) return undefined;
  const { text: left, parts } = without(text, taken);
  return { ...search, text: left, facts: [...(search.facts ?? []), ...parts] };
}

/**
 * Takes from a search each amount in a unit that one specification of a category has alone: '7000 kcal'. Per cent, which most are in,
 * says of none.
 * @returns undefined for a search without any
 */
export function takeAmounts(search: LimitedSearch, fields: readonly NamedField[]) {
  const { text } = search;
  const units = tellingUnits(fields);
  const taken: Taken[] = [];
  for (const { at: index, digits, last, from: least } of amountsIn(text)) {
    const behind = text.slice(last + digits.length);
    const [unit = '', named = []] = units.find(([written]) => endOf(written, behind) > 0) ?? [];
    if (named.length === 0) continue;
    const from = taken.at(-1)?.end ?? 0;
    const before = text.slice(from, index);
    const { bound, at } = boundAtEnd(before) ?? { at: before.length };
    const name = nameAtEnd(before.slice(0, at), named);
    const meant = name?.fields ?? named;
    taken.push({
      ...(bound ? { fields: meant.map(({ id }) => id), bound } : fitting(meant)),
      ...(!bound && { from: least }),
      value: toNumber(digits),
      at: from + (name?.at ?? at),
      end: last + digits.length + endOf(unit, behind),
    });
  }
  return withTaken(search, taken);
}

/**
 * Takes from a search each number of three digits and more that stands alone, as the value of any specification that is no maximum and
 * no per cent: '7000' of 'charcoal 7000'.
 * @returns undefined for a search without any
 */
export function takeBareNumbers(search: LimitedSearch, fields: readonly NamedField[]) {
  const meant = fields.filter(({ bound, unit }) => bound !== 'max' && unit !== '%');
  if (meant.length === 0) return undefined;
  const taken = [...search.text.matchAll(BARE_NUMBER)].map(({ 0: digits, index }): Taken => ({
    ...fitting(meant),
    value: toNumber(digits),
    at: index,
    end: index + digits.length,
  }));
  return withTaken(search, taken);
}

/** The fields that a text ends with the name of, and where it begins. */
const nameBefore = (text: string, fields: readonly NamedField[]) =>
  /[^\s:=,;.?!][\s:=]*$/u.test(text) ? nameAtEnd(text, fields) : undefined;

/** An amount behind what may be a name, with the fields that both mean. */
function behindName(
  text: string,
  { digits, last, from }: AmountIn,
  { fields, at }: { fields: NamedField[]; at: number },
  isPart: boolean,
) {
  const amount = amountAtStart(text.slice(last), fields);
  if (!amount) return undefined;
  const end = last + amount.end;
  const isInUnit = amount.end > digits.length;
  if (!isInUnit && GOES_ON.test(text.slice(end))) return undefined;
  const isTelling = isPart || isInUnit || from !== undefined;
  const meant = isTelling ? fields : fields.filter((field) => isWholeName(text.slice(at, last), field));
  return { fields: meant, value: amount.value, from, at, end };
}

/** An amount in a unit before a whole name: '12% moisture', but none of 'fc 80% moisture 12%'. */
function beforeName(text: string, { at, last, from }: AmountIn, fields: readonly NamedField[]) {
  const amount = amountAtStart(text.slice(last), fields);
  if (!amount?.unit || GOES_BACK.test(text.slice(0, at))) return undefined;
  const behind = text.slice(last + amount.end);
  const name = nameAtStart(behind, inUnit(fields, amount.unit));
  if (!name || amountAtStart(behind.slice(name.end), fields)) return undefined;
  const meant = name.fields.filter((field) => isWholeName(behind.slice(0, name.end), field));
  return { fields: meant, value: amount.value, from, at, end: last + amount.end + name.end };
}

function withTaken(search: LimitedSearch, taken: readonly Taken[]): LimitedSearch | undefined {
  if (taken.length === 0) return undefined;
  const { text, parts } = without(search.text, taken);
  return { ...search, text, limits: [...search.limits, ...parts] };
}

/** What each has to be: at most as much where the specification is a maximum. */
function fitting(meant: readonly NamedField[]) {
  const fields = meant.map(({ id }) => id);
  const maxima = meant.filter(({ bound }) => bound === 'max').map(({ id }) => id);
  if (maxima.length === meant.length) return { fields, bound: 'max' } as const;
  const percents = meant.filter(({ bound, unit }) => bound !== 'max' && unit?.startsWith('%'));
  return {
    fields,
    bound: 'fits',
    ...(maxima.length > 0 && { maxima }),
    ...(percents.length > 0 && { percents: percents.map(({ id }) => id) }),
  } as const;
}

/** As they are written, the longest first. */
function tellingUnits(fields: readonly NamedField[]): [written: string, fields: NamedField[]][] {
  const byUnit = new Map<string, NamedField[]>();
  for (const field of fields)
    for (const written of new Set(field.unit && field.unit !== '%' ? writtenAs(field.unit) : []))
      byUnit.set(written, [...(byUnit.get(written) ?? []), field]);
  return [...byUnit]
    .map(([written, all]): [string, NamedField[]] => [written, all.filter((field) => isAlone(field, all))])
    .sort(([a], [b]) => b.length - a.length);
}

const isAlone = ({ category_id }: NamedField, fields: readonly NamedField[]) =>
  fields.filter((other) => other.category_id === category_id).length === 1;
