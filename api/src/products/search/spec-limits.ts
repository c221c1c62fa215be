import type { SpecField } from '../../spec-fields/spec-field.entity.js';
import { AT_LEAST, AT_MOST, FILLERS, JOINS, MAXIMUM, MINIMUM } from './limit-words.js';
import { isAround } from './question-words.js';
import type { Places, TradeFact } from './trade-filter.js';
import { amountAtEnd, amountAtStart, inUnit } from './written-amounts.js';
import { plainWords } from './words.js';

/** A specification that a search names with the least or the most that it may be, or with an amount that it has to fit. */
export interface SpecLimit {
  fields: number[];
  bound: 'min' | 'max' | 'fits';
  /** Of `fields` with an amount that has to fit: those of which it is the most. */
  maxima?: number[];
  /** Of `fields` with an amount that has to fit: those in per cent, of which a value that has an upper end alone is a maximum. */
  percents?: number[];
  value: number;
  /** The lower end of a range that has to fit, whose upper one is `value`. */
  from?: number;
  /** Whether a part of the range will do. */
  isPart?: boolean;
  /** As it stands in the search. */
  asked: string;
}

/** What a search says of a specification that is chosen: any of these will do. */
export interface SpecChoice {
  options: { field: number; keys: string[] }[];
  /** As it stands in the search. */
  asked: string;
}

/** A specification that a search is the name of: any value will do. */
export interface SpecNamed {
  stated: number[];
  /** As it stands in the search. */
  asked: string;
}

export interface LimitedSearch {
  /** What the search asks for besides. */
  text: string;
  limits: (SpecLimit | SpecChoice | SpecNamed)[];
  facts?: TradeFact[];
  /** Where products are from or loaded. */
  places?: Places;
}

export type NamedField = Pick<
  SpecField,
  'id' | 'category_id' | 'key' | 'label' | 'label_en' | 'unit' | 'bound'
>;

/** Where a part of a search stands. */
export interface Span {
  at: number;
  end: number;
}

/** A limit, and where it stands. */
export type Taken = Omit<SpecLimit, 'asked'> & Span;

/** Of what stands before a bound and behind it. */
interface Read {
  fields: readonly NamedField[];
  value: number;
  /** Before it. */
  at: number;
  /** Behind it. */
  end: number;
}

export const either = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) =>
      /\p{L}/u.test(word) ? String.raw`(?<!\p{L})${word.replaceAll(' ', String.raw`\s+`)}(?!\p{L})\.?` : word,
    )
    .join('|');
/** 'ash < 5', 'max. 8% moisture'. */
const BOUND = new RegExp(
  `(?<most>${either([...AT_MOST, ...MAXIMUM])})|${either([...AT_LEAST, ...MINIMUM])}`,
  'giu',
);
const BOUND_AT_END = new RegExp(String.raw`(?:${BOUND.source})\s*$`, 'iu');
const BEHIND = new RegExp(`^(?:${either([...MAXIMUM, ...MINIMUM])})$`, 'iu');

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** Of a name. */
const MOST_WORDS = 4;
const JOIN_BEFORE = new RegExp(String.raw`(?:(?:^|\s)(?:${JOINS.join('|')}))?[\s,;&]*$`, 'i');
const JOIN_BEHIND = new RegExp(String.raw`^[\s,;&]*(?:(?:${JOINS.join('|')})(?=\s|$))?`, 'i');

/** Whether `takeLimits` may find any. */
export const hasLimits = (text: string) => /\d/.test(text) && text.search(BOUND) >= 0;

/** Takes from a search each limit whose specification is one of `fields`; others stay words. */
export function takeLimits(text: string, fields: readonly NamedField[]): LimitedSearch {
  const taken: Taken[] = [];
  for (const bound of text.matchAll(BOUND)) {
    const from = taken.at(-1)?.end ?? 0;
    if (bound.index < from) continue;
    const behind = bound.index + bound[0].length;
    const read = readLimit(text.slice(from, bound.index), bound[0], text.slice(behind), fields);
    if (read)
      taken.push({
        fields: read.fields.map(({ id }) => id),
        bound: sideOf(bound),
        value: read.value,
        at: from + read.at,
        end: behind + read.end,
      });
  }
  const { text: left, parts } = without(text, taken);
  return { text: left, limits: parts };
}

/** The same search for products that have a part of each range that it asks for, or of what is above or below; undefined for one without any. */
export function inParts(search: LimitedSearch): LimitedSearch | undefined {
  const limits = search.limits.map((limit) => (isOpen(limit) ? { ...limit, isPart: true } : limit));
  return search.limits.some(isOpen) ? { ...search, limits } : undefined;
}

const isOpen = (limit: LimitedSearch['limits'][number]) =>
  'bound' in limit && (limit.from !== undefined || limit.bound !== 'fits');

/** The bound that a text ends with, and where it begins. */
export function boundAtEnd(text: string) {
  const bound = BOUND_AT_END.exec(text);
  return bound ? { bound: sideOf(bound), at: bound.index } : undefined;
}

const sideOf = ({ groups }: RegExpExecArray): 'min' | 'max' => (groups?.most === undefined ? 'min' : 'max');

/** What is left of a search, and the parts that were taken from it, each as it stood there. */
export function without<T extends Span>(text: string, taken: readonly T[]) {
  if (taken.length === 0) return { text, parts: [] };
  const others = [...taken, undefined].map((next, nth) => {
    const last = taken[nth - 1];
    const part = text.slice(last?.end ?? 0, next?.at);
    const behind = last ? part.replace(JOIN_BEHIND, '') : part;
    return (next ? behind.replace(JOIN_BEFORE, '') : behind).trim();
  });
  const left = others.filter((part) => /[\p{L}\p{N}]/u.test(part)).join(' ');
  return {
    // '?', or 'do you have'.
    text: plainWords(left).every(isAround) ? '' : left,
    parts: taken.map(({ at, end, ...part }) => ({ ...part, asked: text.slice(at, end).trim() })),
  };
}

/** In the order in which they are tried: 'ash < 3', '< 3% ash'; 'ash 3% max'; 'max ash 3'; '3% max ash'. */
function readLimit(
  before: string,
  bound: string,
  behind: string,
  fields: readonly NamedField[],
): Read | undefined {
  const next = amountAtStart(behind, fields);
  if (next) {
    const meant = inUnit(fields, next.unit);
    const first = nameAtEnd(before, meant);
    const last = nameAtStart(behind.slice(next.end), meant);
    // 'low moisture, max 3% ash'
    if (first && !(last && /[,;]\s*$/.test(before))) return { ...next, ...first };
    return last && { ...next, ...last, at: before.length, end: next.end + last.end };
  }
  const previous = BEHIND.test(bound) ? amountAtEnd(before, fields) : undefined;
  const ofPrevious = previous ? inUnit(fields, previous.unit) : fields;
  const first = previous && nameAtEnd(before.slice(0, previous.at), ofPrevious);
  if (first) return { ...previous, ...first, end: 0 };
  const name = nameAtStart(behind, fields);
  const amount = name && amountAtStart(behind.slice(name.end), fields);
  if (amount) {
    const meant = inUnit(name.fields, amount.unit);
    return meant.length > 0
      ? { ...amount, fields: meant, at: before.length, end: name.end + amount.end }
      : undefined;
  }
  const last = previous && nameAtStart(behind, ofPrevious);
  return last && { ...last, ...previous };
}

/** The fields that the last words name, as many of them as do, and where these begin. */
export function nameAtEnd(text: string, fields: readonly NamedField[]) {
  for (const { index } of [...text.matchAll(WORD)].slice(-MOST_WORDS)) {
    const named = namedBy(text.slice(index), fields);
    if (named.length > 0) return { fields: named, at: index };
  }
  return undefined;
}

/** The fields that the first words name, as many of them as do, and where these end. */
export function nameAtStart(text: string, fields: readonly NamedField[]) {
  const [part = ''] = text.split(/[,;]/);
  for (const word of [...part.matchAll(WORD)].slice(0, MOST_WORDS).toReversed()) {
    const end = word.index + word[0].length;
    const named = namedBy(part.slice(0, end), fields);
    if (named.length > 0) return { fields: named, end };
  }
  return undefined;
}

function namedBy(text: string, fields: readonly NamedField[]): NamedField[] {
  const words = plainWords(text).filter((word) => !FILLERS.has(word));
  // 'g' and 'per' may be of a label, but name none.
  const isName = words.join('').length > 1 && !words.every(isAround);
  return isName ? fields.filter((field) => isNamed(field, words)) : [];
}

export type Named = Pick<NamedField, 'id' | 'key' | 'label' | 'label_en'>;

export const namesOf = ({ key, label, label_en }: Named) => [label, label_en ?? '', key.replaceAll('_', ' ')];

/** Whether a text has all words of a field's label or key. */
export function isWholeName(text: string, field: Named): boolean {
  const words = plainWords(text);
  return namesOf(field).some((name) => {
    const own = plainWords(name).filter((word) => !FILLERS.has(word));
    return own.length > 0 && own.every((each) => words.some((word) => isBegun(each, word)));
  });
}

function isNamed({ key, label, label_en }: NamedField, words: readonly string[]): boolean {
  const own = plainWords(`${label} ${label_en ?? ''} ${key.replaceAll('_', ' ')}`);
  return words.every((word) => own.some((each) => isBegun(each, word)));
}

const isBegun = (own: string, word: string) => own === word || (word.length > 2 && own.startsWith(word));
