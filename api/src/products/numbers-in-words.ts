import { NUMBER, toNumber } from './written-amounts.js';

export interface NumberInWords {
  number: number;
  /** What tells it from another one: 'mm' of '22 mm', 'Grade' of 'Grade 1'. */
  unit: string | undefined;
  /** As it is written, with that. */
  words: string;
}

const AND = '(?:atau|dan|to|or|and)';
/** Of '20, 25, atau 40 kg': a comma joins what is joined by a word in the end. */
const LISTED = String.raw`,\s+(?=(?:\d+(?:\.\d+)*,\s+)*\d+(?:[.,]\d+)*,?\s+${AND}\s+\d)`;
/** Joins no ranges: 'screen 16–18 and 11–12 % moisture'. */
const TOGETHER = String.raw`(?<![-–—]\s*\d[\d.,]*\s*),?\s*(?:&|dan|and)`;
/** Between the numbers of '16–18 mm', '25 x 25 mm' and '20, 25, atau 40 kg'. */
export const JOINED = String.raw`(?:\s*(?:[-–—x×]|sampai|hingga|,?\s*(?:atau|to|or)|${TOGETHER})\s*|${LISTED})`;
/** How many others stand around a number at most. */
export const MOST_JOINED = 4;
const NUMBERS = new RegExp(NUMBER, 'g');
const MEASURE = new RegExp(
  String.raw`(?:(?<before>\p{L}+)[.:]?\s*)?(?<numbers>${NUMBER}(?:${JOINED}${NUMBER})*)(?:\s*(?<after>%|(?!${AND}(?!\p{L}))°?\p{L}[\p{L}²³/]*))?`,
  'gu',
);

/** Those of a specification that is a text: a unit is of all numbers before it. */
export function numbersInWords(text: string): NumberInWords[] {
  return [...text.matchAll(MEASURE)].flatMap(({ groups: { before, numbers = '', after } = {} }) =>
    (numbers.match(NUMBERS) ?? []).map((digits) => ({
      number: toNumber(digits),
      unit: after ?? before,
      words: after ? `${digits} ${after}` : [before, digits].filter(Boolean).join(' '),
    })),
  );
}
