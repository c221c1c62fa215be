import { toNumber } from './search/written-amounts.js';

export interface NumberInWords {
  number: number;
  /** What tells it from another one: 'mm' of '22 mm', 'Grade' of 'Grade 1'. */
  unit: string | undefined;
  /** As it is written, with that. */
  words: string;
}

/** Between the numbers of '16–18 mm' and '25 x 25 mm'. */
export const JOINED = String.raw`\s*(?:[-–—x×&]|sampai|hingga|atau|dan|to|or|and)\s*`;
const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const NUMBERS = new RegExp(NUMBER, 'g');
const MEASURE = new RegExp(
  String.raw`(?:(?<before>\p{L}+)[.:]?\s*)?(?<numbers>${NUMBER}(?:${JOINED}${NUMBER})*)(?:\s*(?<after>%|°?\p{L}[\p{L}²³/]*))?`,
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
