import { Brackets, type WhereExpressionBuilder } from 'typeorm';
import { gradeInWords } from './grade-words.js';

/** A number of a search that no index of words has, with the words that it stands beside there. */
export interface ShortNumber {
  digits: string;
  before?: string;
  behind?: string;
}

const NUMBER =
  /(?<![\p{L}\p{N}_.,]|\d[-–])\d{1,2}(?:[.,]\d{1,2})?(?:[-–/]\d{1,2}(?:[.,]\d{1,2})?){0,3}(?![\p{L}\p{N}_]|[.,]\d|[-–]\d)/gu;
const RANGE_SIGN = /[-–/]/g;
const WORD_BEFORE = /([\p{L}\p{N}_]*\p{L})[\s:]+$/u;
const WORD_BEHIND = /^\s*(%|\p{L}+)/u;
/** '20 m' is not '20 mm', and '3 hour' may be '3 hours'. */
const WHOLE_UP_TO = 2;

/** Before a word or behind it, in small letters. */
const NO_WORD = '[^a-z0-9]';

/** '25.500', of which an index has '500' alone. */
const IN_GROUPS = /(?<![\p{L}\p{N}_.,])\d{1,2}(?:[.,]\d{3})+(?![\p{L}\p{N}_]|[.,]\d)/gu;
const FIRST_GROUP = /^\d+/;

/** The short numbers of a search, those in groups of which the first is short, and what is left of it for an index. */
export function shortNumbersIn(text: string): { numbers: ShortNumber[]; left: string } {
  const inGroups = [...text.matchAll(IN_GROUPS)].map(([digits]): ShortNumber => ({ digits }));
  if (inGroups.length > 0) {
    const { numbers, left } = shortNumbersIn(
      text.replace(IN_GROUPS, (digits) => digits.replace(FIRST_GROUP, '')),
    );
    return { numbers: [...inGroups, ...numbers], left };
  }
  const numbers = [...text.matchAll(NUMBER)].map(({ 0: digits, index }): ShortNumber => {
    // A range is enough of a word itself, and so is '15-15-15'.
    if (digits.search(RANGE_SIGN) > 0) return { digits };
    const [, before] = WORD_BEFORE.exec(text.slice(0, index)) ?? [];
    const [, behind] = WORD_BEHIND.exec(text.slice(index + digits.length)) ?? [];
    return { digits, before, behind };
  });
  return { numbers, left: numbers.length > 0 ? text.replace(NUMBER, ' ') : text };
}

/**
 * Products one of whose texts has the number beside one of the two words: '20 mm' is not found in '20 kg and 25 mm'. A number
 * that stands alone is found wherever it is no part of another one.
 * @param name that no other parameters of the query begin with
 */
export function withShortNumber(
  query: WhereExpressionBuilder,
  columns: readonly string[],
  { digits, before, behind }: ShortNumber,
  name: string,
  sqlite: boolean,
): void {
  const start = '[^0-9.,]';
  // '1' is none in '1.5'.
  const ends = ['[^0-9.,]', '[.,][^0-9]'];
  const number = digits.replace(/[.,]/g, '[.,]').replace(RANGE_SIGN, '[-–/]');
  const endOf = (word: string) => (word.length <= WHOLE_UP_TO && word !== '%' ? NO_WORD : '');
  const beside = [
    ...(before === undefined ? [] : ends.map((end) => [before.toLowerCase(), number + end])),
    ...(behind === undefined ? [] : [[start + number, behind.toLowerCase() + endOf(behind)]]),
    ...gradeInWords(before?.toLowerCase() ?? '', digits).map(([first, last]) => [
      NO_WORD + first,
      last + NO_WORD,
    ]),
  ];
  const anything = sqlite ? '*' : '';
  const patterns =
    beside.length > 0
      ? beside.flatMap((parts) => joined(parts, sqlite))
      : ends.map((end) => start + number + end);
  query.andWhere(
    new Brackets((any) => {
      for (const [at, pattern] of patterns.entries())
        for (const column of columns)
          any.orWhere(has(column, `:${name}_${at}`, sqlite), {
            [`${name}_${at}`]: anything + pattern + anything,
          });
    }),
  );
}

/** With at most one character between the two, such as a space. */
const joined = (parts: readonly string[], sqlite: boolean) =>
  sqlite ? [parts.join(''), parts.join('?')] : [parts.join('.?')];

const has = (column: string, pattern: string, sqlite: boolean) =>
  sqlite ? `lower(' ' || ${column} || ' ') GLOB ${pattern}` : `CONCAT(' ', ${column}, ' ') REGEXP ${pattern}`;
