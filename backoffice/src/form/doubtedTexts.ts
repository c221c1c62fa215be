import { TEXTS } from 'api/number-places';
import { leftBehind, stillSaid } from 'api/old-numbers';
import { areOf, UNLIKE, unlikeNumbers } from 'api/unlike-numbers';
import { REQUESTS } from '../api/contract';
import type { ProductResponse, SpecFieldResponse } from '../api/schema';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import type { Doubt } from './doubt';

const FIELDS: Partial<Record<string, { label: string }>> = REQUESTS.CreateProductRequest;

type Texts = Parameters<typeof unlikeNumbers>[0];
export type Saved = Texts &
  Omit<Parameters<typeof leftBehind>[2], 'specs'> &
  Pick<ProductResponse, 'old_numbers'> & { specs: ProductResponse['specs'] | null };

/**
 * Of the texts of a product what a write made doubtful: other numbers in the two languages, fields that still have the number of before,
 * old numbers that are still in them.
 * @param again the fields of which it is said again while it is so
 */
export const doubtedTexts = (
  before: Saved,
  after: Saved,
  template: readonly SpecFieldResponse[],
  again: readonly string[] = [],
): Doubt[] => [
  ...numbersLeft(before, after),
  ...behindTexts(before, after, template),
  ...unlikeTexts(before, after, again),
];

/** In these or others of the texts that had them, but where it is said that their languages differ. */
function numbersLeft(before: Saved, after: Saved): Doubt[] {
  const unlike = unlikeNumbers(after);
  return after.old_numbers
    .filter(({ words, places }) => {
      const known = before.old_numbers.find((old) => old.words === words);
      return known?.places.join() !== places.join();
    })
    .filter(
      ({ words, places }) =>
        !unlike.some(
          (each) => areOf(each.words, words) && places.every((place) => isOneOf(each.fields, place)),
        ),
    )
    .map((old) =>
      about(
        old.places.filter((place) => place !== 'category'),
        stillSaid(old, old.places),
      ),
    );
}

const isOneOf = (fields: readonly string[], field: string) => fields.includes(field);

function behindTexts(before: Saved, after: Saved, template: readonly SpecFieldResponse[]): Doubt[] {
  const labels = new Map(template.map(({ key, label }) => [`specs.${key}`, label]));
  const { behind } = textNumbers(before, after, template);
  if (behind.length === 0) return [];
  const found = behind.map(({ field, words }) => `${labels.get(field) ?? FIELDS[field]?.label} (${words})`);
  return [
    {
      fields: behind.map(({ field }) => field),
      sentence: `${PRODUCT_HINT.leftBehind}: ${[...new Set(found)].join(', ')}.`,
      of: TEXTS,
    },
  ];
}

/** Said of texts that were written now, or that the form was opened for: those that were written come first. */
function unlikeTexts(before: Saved, after: Saved, again: readonly string[]): Doubt[] {
  const known = unlikeNumbers(before).map(({ words }) => words.join());
  return unlikeNumbers(after)
    .filter(({ fields, words }) => !known.includes(words.join()) || again.includes(fields[0]))
    .map(({ fields, words }) => {
      const said = fields.map((field, at) => `${FIELDS[field]?.label} (${words[at]})`);
      const isWritten = (field: (typeof TEXTS)[number]) => (before[field] ?? null) !== (after[field] ?? null);
      const written = [...fields].sort((one, other) => Number(isWritten(other)) - Number(isWritten(one)));
      return { ...about(written, `${UNLIKE}: ${said.join(', ')}.`), isShown: true };
    });
}

/** What the two languages say otherwise; and the fields that still have the number of before, but where a text still says so. */
export function textNumbers(
  before: Texts,
  after: Texts & Parameters<typeof leftBehind>[2],
  template: readonly SpecFieldResponse[],
) {
  const unlike = unlikeNumbers(after);
  const behind = leftBehind(before, after, after, template).filter(
    (each) => !unlike.some(({ words }) => areOf(words, each.words)),
  );
  return { unlike, behind };
}

export const about = (fields: string[], sentence: string): Doubt => ({ fields, sentence });
