import { type OwnTexts, TEXTS } from './number-places.js';
import { numbersInWords } from './numbers-in-words.js';
import { unitCode } from './order-units.js';

/** The Indonesian ones; their translations have their names with `_en`. */
const TRANSLATED = TEXTS.filter((field) => !field.endsWith('_en')) as ('name' | 'description' | 'packing')[];

/** Of a unit that both languages write, by what it is one of. */
const MEASURES: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  g: ['kg', 0.001],
  gr: ['kg', 0.001],
  gram: ['kg', 0.001],
  grams: ['kg', 0.001],
  '%': ['%', 1],
  persen: ['%', 1],
  percent: ['%', 1],
  mm: ['mm', 1],
  cm: ['mm', 10],
};
const KG_OF: Readonly<Record<string, number>> = { kg: 1, ton: 1000 };

interface Measured {
  measure: string;
  /** '1.250' is one and a quarter in English. */
  amounts: readonly number[];
  words: string;
}

/** Two texts that say the same in two languages, and of each the number that the other has another one for. */
export interface UnlikeNumbers {
  fields: readonly [string, string];
  words: readonly [string, string];
}

/** Of a product's texts: '50 kg' beside 'bags of 25 kg'. */
export function unlikeNumbers(texts: OwnTexts): UnlikeNumbers[] {
  return TRANSLATED.flatMap((field) => {
    const translation = `${field}_en` as const;
    const [own, others] = [measuredIn(texts[field]), measuredIn(texts[translation])];
    const without = (all: Measured[], one: Measured) => !all.some((each) => isSame(each, one));
    for (const each of own.filter((one) => without(others, one))) {
      const other = others.find((one) => one.measure === each.measure && without(own, one));
      if (other) return [{ fields: [field, translation], words: [each.words, other.words] }];
    }
    return [];
  });
}

const isSame = (one: Measured, other: Measured) =>
  one.measure === other.measure && one.amounts.some((amount) => other.amounts.includes(amount));

function measuredIn(text: string | null | undefined): Measured[] {
  return numbersInWords(text ?? '').flatMap(({ unit = '', words }) => {
    const code = unitCode(unit) ?? '';
    const [measure, factor] = MEASURES[unit.toLowerCase()] ?? [KG_OF[code] && 'kg', KG_OF[code] ?? 1];
    const [digits = ''] = /\d[\d.,]*/.exec(words) ?? [];
    return measure
      ? [{ measure, words, amounts: readings(digits).map((number) => rounded(number * factor)) }]
      : [];
  });
}

/** As an Indonesian and as an English reader take it. */
const readings = (digits: string) => [
  ...new Set([
    Number(digits.replaceAll('.', '').replace(',', '.')),
    Number(digits.replaceAll(',', '')),
    Number(digits.replace(',', '.')),
  ]),
];

const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6;
