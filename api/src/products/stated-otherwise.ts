import { JOINED, MOST_JOINED, numbersInWords } from './numbers-in-words.js';
import { oneOf, wordOf } from './number-in-text.js';
import { type OwnTexts, TEXTS } from './number-places.js';
import { labelsOf, type SpecPath } from './old-numbers.js';
import { writtenNumber } from '../spec-fields/written-number.js';
import { writtenAs } from '../spec-fields/written-unit.js';

/** Before what a text and a field of its product say otherwise. */
export const OTHERWISE = 'Angka di teks lain dari isiannya';

interface Field {
  key: string;
  label: string;
  label_en: string | null;
  unit: string | null;
}
type Parts = Partial<Record<'value' | 'min' | 'max', unknown>>;

type Product = OwnTexts & { specs?: Readonly<Record<string, Parts>> | null };

/** A specification, and a text that gives it another number. */
export interface StatedOtherwise {
  field: SpecPath;
  /** What the field has: '12,5 %', '1.300–1.600 m'. */
  stated: string;
  text: (typeof TEXTS)[number];
  /** What the text has: '12%'. */
  words: string;
}

/**
 * 'Kadar air paling tinggi 12%' beside 'maks. 12,5 %'. A number counts behind the label of its specification and before its unit; a text
 * that has the field's own there too, or one within its range, says the same.
 */
export function statedOtherwise({ specs, ...texts }: Product, template: readonly Field[]): StatedOtherwise[] {
  const labels = template.flatMap(labelsOf);
  return template.flatMap((field) => {
    const own = specs?.[field.key] ?? {};
    const numbers = numbersOf({ specs }, `specs.${field.key}`);
    if (numbers.length === 0) return [];
    const stated = [numbers.map(writtenNumber).join('–'), field.unit].filter(Boolean).join(' ');
    return TEXTS.flatMap((text): StatedOtherwise[] => {
      const said = saidOf(field, texts[text] ?? '', labels);
      const isSame = said.some(({ number }) => numbers.includes(number));
      const words = [...new Set(said.map((each) => each.words))].join(', ');
      return isSame || said.every(({ number }) => isWithin(number, own))
        ? []
        : [{ field: `specs.${field.key}`, stated, text, words }];
    });
  });
}

/** Those that a change brought with a text, or with the first number of a field. */
export function newlyOtherwise(
  before: Product,
  after: Product,
  template: readonly Field[],
): StatedOtherwise[] {
  const known = statedOtherwise(before, template);
  return statedOtherwise(after, template).filter(
    ({ field, text }) =>
      !known.some((each) => each.field === field && each.text === text) &&
      !isOfOldNumber({ field, text }, before, after),
  );
}

/** Whether the text stayed while the field got another number: then it is said which old one is still in it. */
export const isOfOldNumber = (
  { field, text }: Pick<StatedOtherwise, 'field' | 'text'>,
  before: Product,
  after: Product,
): boolean =>
  (before[text] ?? null) === (after[text] ?? null) &&
  numbersOf(before, field).length > 0 &&
  numbersOf(before, field).join() !== numbersOf(after, field).join();

const numbersOf = ({ specs }: Product, field: string) => {
  const { value, min, max } = specs?.[field.replace('specs.', '')] ?? {};
  return [value, min, max].filter((number) => typeof number === 'number');
};

const isWithin = (number: number, { min, max }: Parts) =>
  typeof min === 'number' && typeof max === 'number' && min <= number && number <= max;

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
/** Behind a number that has no unit: 'Nilai cacat 11 mm' says another thing. */
const NO_UNIT = String.raw`(?!\d|[.,]\d|\s*[%°]|\s?\p{L}{1,3}(?!\p{L}))`;

/** What a text says right behind the label, each time: no other one stands between them. */
function saidOf(field: Field, text: string, labels: readonly string[]) {
  const between = String.raw`(?:(?!${wordOf(labels)})(?:[^\d.,;\n]|maks?\.|max\.|min\.)){0,30}`;
  const unit = field.unit === null ? NO_UNIT : String.raw`\s*(?:${oneOf(writtenAs(field.unit))})(?!\p{L})`;
  const numbers = String.raw`(?<numbers>${NUMBER}(?:${JOINED}${NUMBER}){0,${MOST_JOINED}}${unit})`;
  const found = text.matchAll(new RegExp(`${wordOf(labelsOf(field))}${between}${numbers}`, 'giu'));
  return [...found].flatMap(({ groups }) => numbersInWords(groups?.numbers ?? ''));
}
