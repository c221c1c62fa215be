import { DAYS, writtenAs } from '../spec-fields/written-unit.js';
import { numbersInWords } from './numbers-in-words.js';
import { unitCode } from './order-units.js';

/** The Indonesian ones; their translations have their names with `_en`. */
const TRANSLATED = ['name', 'description', 'packing', 'sample'] as const;
type Translated = (typeof TRANSLATED)[number];

/** As they are stored; null for none. */
export type TranslatedTexts = Readonly<Partial<Record<Translated | `${Translated}_en`, string | null>>>;

const MONTHS = [
  'january januari jan',
  'february februari feb',
  'march maret mar',
  'april apr',
  'may mei',
  'june juni jun',
  'july juli jul',
  'august agustus aug agu',
  'september sept sep',
  'october oktober oct okt',
  'november nov',
  'december desember dec des',
];

/** By what is written for a unit in either language, what it is one of. */
const MEASURES: Readonly<Record<string, readonly [measure: string, factor: number]>> = {
  ...ofOne('kg', ['g', 'gr', 'gram', 'grams'], 0.001),
  ...ofOne('mm', ['cm'], 10),
  ...ofOne('day', DAYS),
  ...ofOne('week', ['minggu', 'week', 'weeks']),
  ...ofOne('month', ['bulan', 'month', 'months']),
  ...ofOne('%', writtenAs('%')),
  ...ofOne('mm', writtenAs('mm')),
  ...ofOne('m', writtenAs('m')),
  ...ofOne('h', writtenAs('h')),
  ...ofOne('kcal/kg', writtenAs('kcal/kg')),
  ...ofOne('°c', ['°c']),
  // 'Tutup 24–26 Desember'
  ...Object.fromEntries(MONTHS.flatMap((names) => Object.entries(ofOne(names, names.split(' '))))),
};
function ofOne(measure: string, written: readonly string[], factor = 1) {
  return Object.fromEntries(written.map((word) => [word, [measure, factor] as const]));
}

const KG_OF: Readonly<Record<string, number>> = { kg: 1, ton: 1000 };

interface Measured {
  measure: string;
  /** '1.250' is one and a quarter in English. */
  amounts: readonly number[];
  words: string;
}

/** Of texts that say another number in the other language. */
export const UNLIKE = 'Angka beda dalam kedua bahasa';

/** Of a text and of its translation the number that the other has another one for: '50 kg' and '25 kg'. */
export type UnlikeWords = readonly [own: string, other: string];

/** Of a product's texts: '50 kg' beside 'bags of 25 kg'. */
export const unlikeNumbers = (texts: TranslatedTexts) =>
  TRANSLATED.flatMap((field) => {
    const translation = `${field}_en` as const;
    const fields = [field, translation] as const;
    return unlikeIn(texts[field], texts[translation]).map((words) => ({ fields, words }));
  });

/** In the order of the text. A number that stands there twice has to be said twice by the other one, where that says another one too. */
export function unlikeIn(
  text: string | null | undefined,
  translation: string | null | undefined,
): UnlikeWords[] {
  const others = measuredIn(translation);
  const take = (is: (other: Measured) => boolean) => {
    const at = others.findIndex(is);
    return at < 0 ? undefined : others.splice(at, 1)[0];
  };
  const left = measuredIn(text).filter((own) => !take((other) => isSame(own, other)));
  return left.flatMap((own): UnlikeWords[] => {
    const other = take(({ measure }) => measure === own.measure);
    return other ? [[own.words, other.words]] : [];
  });
}

/** Whether such words are those of a number: then it is the other text that may be wrong. */
export const areOf = (words: UnlikeWords, number: string) =>
  words.some((each) =>
    measuredIn(each).some((one) => measuredIn(number).some((other) => isSame(one, other))),
  );

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

/** As an Indonesian and as an English reader take it, where that is a number. */
const readings = (digits: string) =>
  [digits.replaceAll('.', '').replace(',', '.'), digits.replaceAll(',', '')]
    .map(Number)
    .filter((number) => !Number.isNaN(number));

const rounded = (amount: number) => Math.round(amount * 1e6) / 1e6;
