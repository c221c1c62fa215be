import { writtenNumber } from '../spec-fields/written-number.js';
import { JOINED, MOST_JOINED, numbersInWords } from './numbers-in-words.js';
import { unitCode, wordsForUnit } from './order-units.js';

/** A number, and what tells it from another one in a text. */
export interface NumberInText {
  /** Null: what it is called is said in words, by one of the labels. */
  number: number | null;
  /** Before or behind it, as people write it. */
  units: readonly string[];
  /** Before it. */
  labels?: readonly string[];
}

const ENGLISH = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const COUNTED: Readonly<Record<'id' | 'en', readonly string[]>> = {
  id: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh'.split(' '),
  en: 'one two three four five six seven eight nine ten'.split(' '),
};
const NUMBER = String.raw`(?:\d[\d.,]*|${oneOf([...COUNTED.id, ...COUNTED.en])})`;
/** Between a label and its number: no other number, and no other sentence. */
const BETWEEN = String.raw`(?:[^\d.;\n]|maks?\.|max\.|min\.|Rp\.){0,40}(?:${NUMBER}${JOINED}){0,${MOST_JOINED}}`;
const KG_OF_A_TON = 1000;

/** Undefined for what is no weight. */
export function weightInKg({ number, units }: NumberInText): number | undefined {
  if (number === null) return undefined;
  const unit = unitCode(units[0] ?? '');
  if (unit === 'kg') return number;
  return unit === 'ton' ? number * KG_OF_A_TON : undefined;
}

/**
 * Whether a text has the number as a whole, with its unit or behind its label: '6 %', '5–6%', 'kadar air paling tinggi 6', 'two
 * hours'. '18 tons' are 18,000 kg.
 */
export function isWrittenIn(text: string, { number, units, labels = [] }: NumberInText): boolean {
  if (number === null) return labels.length > 0 && new RegExp(wordOf(labels), 'iu').test(text);
  const weight = weightInKg({ number, units });
  const amounts =
    weight === undefined
      ? [{ number, units }]
      : [
          { number: weight, units: wordsForUnit('kg') },
          { number: weight / KG_OF_A_TON, units: wordsForUnit('ton') },
        ];
  return (
    amounts.some((amount) => has(text, amount.number, (whole) => besideUnit(whole, amount.units))) ||
    has(text, number, (whole) => behindLabel(whole, labels))
  );
}

/** Whether a text that had the number has another one in its place: 'cartons of 15 kg', and not one that says nothing of it any more. */
export function isReplacedIn(before: string, after: string, now: NumberInText): boolean {
  const { number } = now;
  if (number === null || before === after || !isWrittenIn(before, now) || isWrittenIn(after, now))
    return false;
  const factors = weightInKg(now) === undefined ? [1] : [1, KG_OF_A_TON, 1 / KG_OF_A_TON];
  const inDigits = numbersInWords(after).flatMap((other) => factors.map((factor) => other.number * factor));
  const others = [...inDigits, ...COUNTED.en.map((_, at) => at + 1)].map((other) => ({
    ...now,
    number: other,
  }));
  return others.some((other) => isWrittenIn(after, other) && !isWrittenIn(before, other));
}

function has(text: string, number: number, waysOf: (whole: string) => readonly string[]): boolean {
  const [digits, words] = [inDigits(number), inWords(number)];
  const lower = text.toLowerCase();
  // Most have not, and patterns are dear.
  if (![...digits, ...words].some((each) => lower.includes(each))) return false;
  const figure = String.raw`(?<!\d[.,]?)(?:${oneOf(digits)})(?:[.,]0{1,2}(?!\d))?(?![.,]?\d)`;
  const whole = words.length > 0 ? String.raw`(?:${figure}|(?<!\p{L})(?:${oneOf(words)})(?!\p{L}))` : figure;
  return waysOf(whole).some((way) => new RegExp(way, 'iu').test(text));
}

const inDigits = (number: number) => [
  String(number),
  String(number).replace('.', ','),
  writtenNumber(number),
  ENGLISH.format(number),
];

/** 'dua', 'two', 'dua setengah', 'two and a half'; none above ten. */
function inWords(number: number): string[] {
  const at = Math.floor(number) - 1;
  const isHalf = number % 1 === 0.5;
  const [id, en] = [COUNTED.id[at], COUNTED.en[at]];
  if (id === undefined || en === undefined || !(isHalf || Number.isInteger(number))) return [];
  return isHalf ? [`${id} setengah`, `${en} and a half`] : [id, en];
}

const besideUnit = (whole: string, units: readonly string[]) =>
  units.length === 0
    ? []
    : [
        String.raw`${whole}(?:${JOINED}${NUMBER}){0,${MOST_JOINED}}\s*(?:${oneOf(units)})(?!\p{L})`,
        String.raw`(?<!\p{L})(?:${oneOf(units)})\.?\s*(?:${NUMBER}${JOINED}){0,${MOST_JOINED}}${whole}`,
      ];

const behindLabel = (whole: string, labels: readonly string[]) =>
  labels.length === 0 ? [] : [`${wordOf(labels)}${BETWEEN}${whole}`];

/** One of them, as a word. */
export const wordOf = (texts: readonly string[]) => String.raw`(?<!\p{L})(?:${oneOf(texts)})(?!\p{L})`;

export function oneOf(texts: readonly string[]): string {
  return texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
}
