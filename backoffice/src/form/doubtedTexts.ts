import { TEXTS } from 'api/number-places';
import { leftBehind, stillSaid } from 'api/old-numbers';
import { OTHER_UNIT, otherPriceUnits } from 'api/other-price-units';
import {
  isOfOldNumber,
  newlyOtherwise,
  OTHERWISE,
  type StatedOtherwise,
  statedOtherwise,
} from 'api/stated-otherwise';
import { areOf, UNLIKE, unlikeNumbers } from 'api/unlike-numbers';
import { REQUESTS } from '../api/contract';
import type { ProductResponse, SpecFieldResponse } from '../api/schema';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import type { Doubt } from './doubt';

const FIELDS: Partial<Record<string, { label: string }>> = REQUESTS.CreateProductRequest;

type Texts = Parameters<typeof unlikeNumbers>[0];
type Stating = Texts & Parameters<typeof leftBehind>[2];
export type Saved = Texts &
  Omit<Parameters<typeof leftBehind>[2], 'specs'> &
  Pick<ProductResponse, 'old_numbers' | 'price_unit' | 'export_unit'> & {
    specs: ProductResponse['specs'] | null;
  };

type Unlike = ReturnType<typeof unlikeNumbers>;
type Template = readonly SpecFieldResponse[];

/**
 * Of the texts of a product what a write made doubtful: other numbers in the two languages, where they were written now or the form was
 * opened for them, fields that still have the number of before, and old numbers that are still in them.
 * @param again the fields of which it is said again while it is so
 */
export function doubtedTexts(
  before: Saved,
  after: Saved,
  template: Template,
  again: readonly string[] = [],
): Doubt[] {
  const known = unlikeNumbers(before).map(({ words }) => words.join());
  const unlike = unlikeNumbers(after).filter(
    ({ fields, words }) => !known.includes(words.join()) || again.includes(fields[0]),
  );
  const { stated, behind } = numbersBehind(before, after, template, unlike);
  return [
    ...numbersLeft(before, after, unlike, again),
    ...behindTexts(behind, template),
    ...unlike.map((each) => unlikeTexts(before, after, each, stated, template)),
    ...textsOtherwise(
      otherwise(newlyOtherwise(before, after, template), unlike, [...stated, ...behind]),
      template,
    ),
    ...otherUnits(before, after),
  ];
}

/**
 * In these or others of the texts that had them, and all while some are put right; but where it is said that their languages
 * differ.
 */
function numbersLeft(before: Saved, after: Saved, unlike: Unlike, again: readonly string[]): Doubt[] {
  const isAsBefore = ({ words, places }: Saved['old_numbers'][number], all: Saved['old_numbers']) =>
    all.find((old) => old.words === words)?.places.join() === places.join();
  const isPuttingRight =
    again.length > 0 || before.old_numbers.some((old) => !isAsBefore(old, after.old_numbers));
  return after.old_numbers
    .filter((old) => isPuttingRight || !isAsBefore(old, before.old_numbers))
    .filter(({ words, places }) => {
      const isSaid = ({ fields, words: said }: Unlike[number]) =>
        areOf(said, words) && places.every((place) => (fields as readonly string[]).includes(place));
      return !unlike.some(isSaid);
    })
    .map((old) => ({
      ...about(
        old.places.filter((place) => place !== 'category'),
        stillSaid(old, old.places),
      ),
      old,
    }));
}

function behindTexts(behind: ReturnType<typeof leftBehind>, template: Template): Doubt[] {
  if (behind.length === 0) return [];
  const found = behind.map((each) => labelIn(template, each));
  return [
    {
      fields: behind.map(({ field }) => field),
      sentence: `${PRODUCT_HINT.leftBehind}: ${[...new Set(found)].join(', ')}.`,
      of: TEXTS,
    },
  ];
}

/** The text that was written comes first. */
function unlikeTexts(
  before: Saved,
  after: Saved,
  { fields, words }: Unlike[number],
  stated: ReturnType<typeof leftBehind>,
  template: Template,
): Doubt {
  const inTexts = fields.map((field, at) => `${FIELDS[field]?.label} (${words[at]})`);
  const inFields = stated.filter((each) => areOf(words, each.words)).map((each) => labelIn(template, each));
  const isWritten = (field: (typeof fields)[number]) => (before[field] ?? null) !== (after[field] ?? null);
  const written = [...fields].sort((one, other) => Number(isWritten(other)) - Number(isWritten(one)));
  return { ...about(written, `${UNLIKE}: ${[...inTexts, ...inFields].join(', ')}.`), isShown: true };
}

function textsOtherwise(found: readonly StatedOtherwise[], template: Template): Doubt[] {
  if (found.length === 0) return [];
  const said = found.flatMap(({ field, stated, text, words }) => [
    `${FIELDS[text]?.label} (${words})`,
    labelIn(template, { field, words: stated }),
  ]);
  const fields = found.flatMap(({ field, text }) => [text, field]);
  return [{ ...about(fields, `${OTHERWISE}: ${[...new Set(said)].join(', ')}.`), isShown: true }];
}

function otherUnits(before: Saved, after: Saved): Doubt[] {
  const known = otherPriceUnits(before).map(({ field }) => field);
  const found = otherPriceUnits(after).filter(({ field }) => !known.includes(field));
  if (found.length === 0) return [];
  const said = found.map(({ field, words }) => `${FIELDS[field]?.label} (${words})`);
  return [
    {
      ...about(
        found.map(({ field }) => field),
        `${OTHER_UNIT}: ${said.join(', ')}.`,
      ),
      isShown: true,
    },
  ];
}

function labelIn(template: Template, { field, words }: { field: string; words: string }) {
  const spec = template.find(({ key }) => field === `specs.${key}`);
  return `${spec?.label ?? FIELDS[field]?.label} (${words})`;
}

/** What the two languages say otherwise, the fields that still have the number of before, and the texts that have another one than theirs, but an old one, which is said apart. */
export function textNumbers(
  before: Stating & Partial<Pick<Saved, 'old_numbers'>>,
  after: Stating,
  template: Template,
) {
  const unlike = unlikeNumbers(after);
  const { stated, behind } = numbersBehind(before, after, template, unlike);
  const isOld = ({ field, text }: StatedOtherwise) =>
    before.old_numbers?.some((old) => old.field === field && old.places.includes(text));
  const now = statedOtherwise(after, template).filter(
    (each) => !isOld(each) && !isOfOldNumber(each, before, after),
  );
  return { unlike, stated, behind, otherwise: otherwise(now, unlike, [...stated, ...behind]) };
}

/** But for those of which it is said that the languages differ, or that the field is the one of before. */
function otherwise(found: StatedOtherwise[], unlike: Unlike, said: ReturnType<typeof leftBehind>) {
  return found.filter(
    ({ field, text, words }) =>
      !said.some((each) => each.field === field) &&
      !unlike.some((each) => (each.fields as readonly string[]).includes(text) && areOf(each.words, words)),
  );
}

/** The fields that state the number of one of two unlike texts, and those whose number of before no text has. */
function numbersBehind(before: Texts, after: Stating, template: Template, unlike: Unlike) {
  const left = leftBehind(before, after, after, template);
  const isStated = (each: { words: string }) => unlike.some(({ words }) => areOf(words, each.words));
  return { stated: left.filter(isStated), behind: left.filter((each) => !isStated(each)) };
}

export const about = (fields: string[], sentence: string): Doubt => ({ fields, sentence });
