import { TEXTS } from 'api/number-places';
import { leftBehind, stillSaid } from 'api/old-numbers';
import { OTHER_UNIT, otherPriceUnits } from 'api/other-price-units';
import { areOf, UNLIKE, unlikeNumbers } from 'api/unlike-numbers';
import type { DataProvider } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { ProductResponse, SpecFieldResponse } from '../api/schema';
import { PRODUCT_HINT } from '../i18n/productHintTexts';
import type { Doubt } from './doubt';
import { templateOf } from './templateOf';

const FIELDS: Partial<Record<string, { label: string }>> = REQUESTS.CreateProductRequest;

type Texts = Parameters<typeof unlikeNumbers>[0];
export type Saved = Texts &
  Omit<Parameters<typeof leftBehind>[2], 'specs'> &
  Pick<ProductResponse, 'old_numbers' | 'price_unit' | 'export_unit'> & {
    specs: ProductResponse['specs'] | null;
  };

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
  ...unlikeTexts(before, after, template, again),
  ...otherUnits(before, after),
];

/** The same with the template of the product's category, as far as it can be had. */
export async function doubtedIn(
  provider: DataProvider,
  before: ProductResponse,
  after: ProductResponse,
): Promise<Doubt[]> {
  const { data: template } = await provider
    .getList<SpecFieldResponse>('spesifikasi', templateOf(after.category_id))
    .catch(() => ({ data: [] }));
  return doubtedTexts(before, after, template);
}

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
  const { behind } = textNumbers(before, after, template);
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

/** Said of texts that were written now, or that the form was opened for: those that were written come first. */
function unlikeTexts(
  before: Saved,
  after: Saved,
  template: readonly SpecFieldResponse[],
  again: readonly string[],
): Doubt[] {
  const known = unlikeNumbers(before).map(({ words }) => words.join());
  const { stated } = textNumbers(before, after, template);
  return unlikeNumbers(after)
    .filter(({ fields, words }) => !known.includes(words.join()) || again.includes(fields[0]))
    .map(({ fields, words }) => {
      const inTexts = fields.map((field, at) => `${FIELDS[field]?.label} (${words[at]})`);
      const inFields = stated
        .filter((each) => areOf(words, each.words))
        .map((each) => labelIn(template, each));
      const said = [...inTexts, ...inFields];
      const isWritten = (field: (typeof TEXTS)[number]) => (before[field] ?? null) !== (after[field] ?? null);
      const written = [...fields].sort((one, other) => Number(isWritten(other)) - Number(isWritten(one)));
      return { ...about(written, `${UNLIKE}: ${said.join(', ')}.`), isShown: true };
    });
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

function labelIn(template: readonly SpecFieldResponse[], { field, words }: { field: string; words: string }) {
  const spec = template.find(({ key }) => field === `specs.${key}`);
  return `${spec?.label ?? FIELDS[field]?.label} (${words})`;
}

/**
 * What the two languages say otherwise, the fields that state the number of one of them, and those that still have the number of before
 * while no text has it.
 */
export function textNumbers(
  before: Texts,
  after: Texts & Parameters<typeof leftBehind>[2],
  template: readonly SpecFieldResponse[],
) {
  const unlike = unlikeNumbers(after);
  const left = leftBehind(before, after, after, template);
  const isStated = (each: { words: string }) => unlike.some(({ words }) => areOf(words, each.words));
  return { unlike, stated: left.filter(isStated), behind: left.filter((each) => !isStated(each)) };
}

export const about = (fields: string[], sentence: string): Doubt => ({ fields, sentence });
