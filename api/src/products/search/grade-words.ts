import { alone } from './trade-words.js';

/** What grades are called, in English and Indonesian. */
const NAMES = 'grade|mutu|kelas|kualitas';
/** How their numbers are written in words, behind that name or before it. */
const NUMBERS = [
  { digit: '1', behind: ['one', 'satu'], before: 'first' },
  { digit: '2', behind: ['two', 'dua'], before: 'second' },
  { digit: '3', behind: ['three', 'tiga'], before: 'third' },
];
const IS_NAME = new RegExp(`^(?:${NAMES})$`);
const DIGIT = String.raw`(\d)(?![.,]\d)`;
/** '250 gr 1' has grams. */
const ABBREVIATED = new RegExp(alone(String.raw`(?:g-?|(?<!\d\s*)gr\.?[\s-]*)${DIGIT}`), 'giu');
const NUMBERED = new RegExp(alone(String.raw`(?:g|(?:${NAMES})\s+)${DIGIT}`), 'giu');
const IN_WORDS = NUMBERS.map(({ digit, behind, before }) => {
  const pattern = alone(String.raw`(${NAMES})[\s-]+(?:${behind.join('|')})|${before}[\s-]+(grade)`);
  return [new RegExp(pattern, 'giu'), `$1$2 ${digit}`] as const;
});

/** With grades in digits and shortened in one way: 'grade 1' for 'first grade', 'mutu 2' for 'mutu dua', 'G1' for 'Gr. 1'. */
export const withGradeDigits = (text: string) =>
  IN_WORDS.reduce((left, [pattern, digits]) => left.replace(pattern, digits), text).replace(
    ABBREVIATED,
    'G$1',
  );

/** With each of such grades as 'grade 1', which 'G1' and 'mutu 1' mean. */
export const withGradeNames = (text: string) => text.replace(NUMBERED, 'grade $1');

/** What a text may have for a name, in small letters, and digits of a grade: 'grade' and 'one', 'first' and 'grade'. */
export function gradeInWords(name: string, digits: string): [first: string, last: string][] {
  const number = IS_NAME.test(name) ? NUMBERS.find(({ digit }) => digit === digits) : undefined;
  if (!number) return [];
  return [...number.behind.map((word): [string, string] => [name, word]), [number.before, name]];
}
