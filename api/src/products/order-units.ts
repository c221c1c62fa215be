import { ALSO_UNITS, UNIT_WORDS } from './code-words.js';

type Unit = keyof typeof UNIT_WORDS;

/** What people write for a unit, in Indonesian and English, without the s of a plural. */
export const ORDER_UNITS: Readonly<Record<string, Unit>> = {
  // The word that staff read comes first.
  ...Object.fromEntries(Object.entries(UNIT_WORDS).map(([unit, word]) => [word, unit as Unit])),
  ...Object.fromEntries(Object.keys(UNIT_WORDS).map((unit) => [unit, unit as Unit])),
  ...ALSO_UNITS,
  kgs: 'kg',
  kilogram: 'kg',
  t: 'ton',
  mt: 'ton',
  'metric ton': 'ton',
  tonne: 'ton',
  bag: 'sack',
  box: 'carton',
  boxes: 'carton',
  ctn: 'carton',
};

/** All that is written for one unit, plurals too; none for what is no unit. */
export const wordsForUnit = (unit: unknown) =>
  Object.keys(ORDER_UNITS)
    .filter((word) => ORDER_UNITS[word] === unit)
    .flatMap((word) => [word, `${word}s`]);

const CODES = Object.keys(UNIT_WORDS) as Unit[];

/** Of what people write for a unit: 'karung', 'sak', 'bags'. */
export const unitCode = (word: string) =>
  CODES.find((code) => wordsForUnit(code).includes(word.toLowerCase()));
