import { earlierTests } from 'api/earlier-tests';
import { amountInWords, type FarFields, farFields } from 'api/far-amount';
import { isFar } from 'api/is-far';
import { isFarPrice, keptPrices } from 'api/kept-prices';
import { PAST_DAYS } from 'api/past-days';
import { isPast } from 'api/today';
import { unlikelyAmounts, type WeighedFields } from 'api/unlikely-amounts';
import { OFFER_FIELDS, unlikelyOffer } from 'api/unlikely-offer';
import { unlikelyPercent } from 'api/unlikely-percent';
import { unlikelyPrice } from 'api/unlikely-price';
import type { DataProvider } from 'react-admin';
import { REQUESTS } from '../api/contract';
import type { ProductResponse } from '../api/schema';
import { SAVED } from '../i18n/savedTexts';
import type { Doubt } from '../form/doubt';
import { about, doubtedTexts, type Saved as SavedTexts } from '../form/doubtedTexts';
import { isSame } from '../form/isSame';
import { templateOf } from '../form/templateOf';
import { formatNumber } from '../record/formatNumber';
import { lostTests } from './doubtedTests';
import { farFromOthers, type PriceRange, pricesBeside } from './categoryPrices';
import { farFromOffers, farFromStated, type Other, othersBeside } from './categoryOthers';
import { type Priced, priceInWords, PRICES } from './farPrices';
import type { SpecField } from './specs';

const FIELDS = REQUESTS.CreateProductRequest;
const AMOUNTS = ['value', 'min', 'max'] as const;
type Spec = NonNullable<ProductResponse['specs']>[string];
const DAYS = ['export_valid_until', 'back_in_stock_on'] as const;
/** A sentence by its field. */
type Named = [field: string, sentence: string];
type Saved = Priced &
  WeighedFields &
  FarFields &
  SavedTexts &
  Partial<Pick<ProductResponse, (typeof DAYS)[number]>>;

/** Of the same category, as far as it is known. */
interface Others {
  prices?: PriceRange;
  products?: readonly Other[];
}

/** With those of other products. */
const COMPARED = ['specs', 'export_price', 'export_currency', 'export_unit', 'pack_net_kg'] as const;

/** Before a product is created. */
export const NOTHING: Saved = {
  price: null,
  export_price: null,
  export_currency: null,
  price_unit: null,
  export_unit: null,
  specs: null,
  old_numbers: [],
};

/**
 * What is to be said after a save.
 * @param before the product; of a new one what is known of the original that it is a copy of, or nothing
 * @param again the fields that were doubted by the save before, which this one was to put right
 */
export async function doubtsOf(
  provider: DataProvider,
  before: Partial<ProductResponse>,
  after: ProductResponse,
  again: readonly string[] = [],
): Promise<Doubt[]> {
  const isAgain = again.length > 0;
  const [template, prices, products] = await Promise.all([
    provider.getList<SpecField>('spesifikasi', templateOf(after.category_id)).then(
      ({ data }) => data,
      () => undefined,
    ),
    !isAgain && before.price === after.price
      ? undefined
      : pricesBeside(provider, after).catch(() => undefined),
    !isAgain && COMPARED.every((field) => isSame(before[field], after[field]))
      ? undefined
      : othersBeside(provider, after).catch(() => undefined),
  ]);
  const others = { prices, products };
  return [
    ...doubtSaved({ ...NOTHING, ...before }, after, template, others, again),
    ...lostSpecs(before, after),
  ];
}

function lostSpecs(before: Partial<ProductResponse>, after: ProductResponse): Doubt[] {
  if (before.id === undefined || before.category_id === after.category_id) return [];
  const lost = Object.keys(before.specs ?? {}).filter((key) => !(key in after.specs));
  return lost.length > 0 ? [about(['category_id'], SAVED.specsLost(lost.length))] : [];
}

/**
 * What a save has changed so much that a zero or a comma may be wrong, what it stored that hardly anything is, that a price for packs
 * stayed, which old numbers it left in the texts, and which fields still have the one that a text has no more.
 * @param before the product, or NOTHING
 * @param template of the product's category
 * @param others of that category
 * @param again the fields of which it is said again while it is so
 */
export function doubtSaved(
  before: Saved,
  after: Saved,
  template: readonly SpecField[] = [],
  others: Others = {},
  again: readonly string[] = [],
): Doubt[] {
  const far = farSaved(before, after, template);
  const known = unlikely(before, template, others);
  const found = unlikely(after, template, others);
  const isKnown = (sentence: string) => known.some((each) => each.sentence === sentence);
  // What hardly anything is was put right, and so is what the form was opened for.
  for (const field of [...again, ...known.map((each) => each.field)])
    if (!found.some((each) => each.field === field)) far.delete(field);
  return [
    ...(far.size > 0 ? [about([...far.keys()], SAVED.far([...far.values()].join('; ')))] : []),
    ...found
      .filter(({ field }) => !far.has(field))
      .filter(({ field, sentence }) => again.includes(field) || !isKnown(sentence))
      .map(({ field, sentence, of }) => ({ ...about([field], sentence), of })),
    ...earlierTests(before.specs, after.specs, template).map(({ tested, sentence }) =>
      about(
        tested.map((key) => `specs.${key}`),
        sentence,
      ),
    ),
    ...keptPrices(before, after).map(({ field, sentence }) => about([field], sentence)),
    ...doubtedTexts(before, after, template, again),
    // Last, as what is said before it is more likely wrong.
    ...lostTests(before, after, template),
  ];
}

/** By field, what it was and became. */
function farSaved(before: Saved, after: Saved, template: readonly SpecField[]): Map<string, string> {
  const prices = PRICES.filter((field) => isFarPrice(field, before, after));
  return new Map([
    ...prices.map((field): Named => [
      field,
      SAVED.became(priceInWords(field, before), priceInWords(field, after)),
    ]),
    ...farFields(before, after).map((field): Named => {
      const was = `${FIELDS[field].label.toLowerCase()} ${amountInWords(field, before)}`;
      return [field, SAVED.became(was, amountInWords(field, after))];
    }),
    ...template.flatMap((field) => farSpec(field, before.specs?.[field.key], after.specs?.[field.key])),
  ]);
}

function farSpec({ key, label, unit }: SpecField, was: Spec | undefined, value: Spec | undefined): Named[] {
  const part = AMOUNTS.find((each) => isFar(was?.[each], value?.[each]));
  const inWords = (amount = 0) => [formatNumber(amount), unit].filter(Boolean).join(' ');
  return part
    ? [[`specs.${key}`, SAVED.became(`${label} ${inWords(was?.[part])}`, inWords(value?.[part]))]]
    : [];
}

/** What is said of amounts that hardly anything has. */
function unlikely(
  product: Saved,
  template: readonly SpecField[],
  { prices, products = [] }: Others,
): { field: string; sentence: string; of?: readonly string[] }[] {
  const { price, export_price } = FIELDS;
  const said = (field: string, label: string, sentence: string | undefined, of?: readonly string[]) =>
    sentence === undefined ? [] : [{ field, sentence: named(label, sentence), of }];
  return [
    ...said('price', price.label, unlikelyPrice(product.price) ?? (prices && farFromOthers(product, prices))),
    ...said(
      'export_price',
      export_price.label,
      unlikelyOffer(product) ?? farFromOffers(product, products),
      OFFER_FIELDS,
    ),
    ...DAYS.flatMap((day) => said(day, FIELDS[day].label, isPast(product[day]) ? PAST_DAYS[day] : undefined)),
    ...unlikelyAmounts(product).flatMap(({ sentence, fields }) => {
      const [field] = fields;
      return field ? said(field, FIELDS[field].label, sentence, fields) : [];
    }),
    ...template.flatMap((field) => {
      const { key, label, unit } = field;
      const value = product.specs?.[key];
      return said(
        `specs.${key}`,
        label,
        unlikelyPercent(value ?? {}, unit) ?? farFromStated(field, value, products),
      );
    }),
  ];
}

/** A sentence that stands below a field, with the name of that. */
function named(label: string, sentence: string): string {
  if (sentence.startsWith(label)) return sentence;
  return `${label}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
