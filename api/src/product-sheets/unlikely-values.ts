import { isDeepStrictEqual } from 'node:util';
import type { OwnTexts } from '../products/number-places.js';
import type { Product } from '../products/product.entity.js';
import { farAmount, FAR_FIELDS, type FarFields } from '../products/far-amount.js';
import { oddHsCode } from '../products/hs-code.js';
import { keptPrices, type PackPrices, type PriceField } from '../products/kept-prices.js';
import { isPast } from '../http/today.js';
import { OTHER_UNIT, otherPriceUnits } from '../products/other-price-units.js';
import { type DayField, PAST_DAYS } from '../products/past-days.js';
import { afterWrite } from '../products/trade-rules.js';
import { newlyOtherwise, OTHERWISE } from '../products/stated-otherwise.js';
import { type TranslatedTexts, UNLIKE, unlikeNumbers } from '../products/unlike-numbers.js';
import { unlikelyAmounts, type WeighedFields } from '../products/unlikely-amounts.js';
import { OFFER_FIELDS, type Offer, unlikelyOffer } from '../products/unlikely-offer.js';
import { unlikelyPrice } from '../products/unlikely-price.js';
import { earlierTests } from '../spec-fields/earlier-tests.js';
import { farSpec } from '../spec-fields/far-spec.js';
import type { SpecValue } from '../spec-fields/spec-values.js';
import { unlikelyPercent } from '../spec-fields/unlikely-percent.js';
import { writtenNumber } from '../spec-fields/written-number.js';
import { COLUMNS } from './product-columns.js';
import type { Change } from './row-changes.js';
import { type SpecColumns, titleOf } from './spec-columns.js';

type Asked = Pick<Change, 'specs'> & {
  request: Pick<Change['request'], PriceField | 'category_id' | 'hs_code' | 'export_place'> &
    Offer &
    WeighedFields &
    FarFields &
    Days &
    OwnTexts;
};
type Stored = Pick<Product, PriceField | 'specs'> &
  Partial<Pick<Product, 'hs_code' | 'export_place'>> &
  Offer &
  WeighedFields &
  FarFields &
  Days &
  OwnTexts;
type Days = { readonly [F in DayField]?: string | null };

const SMALL_PERCENT = 0.1;
const NO_UNIT = 'Harga tanpa satuan: pembeli tidak tahu per apa.';
const NO_PLACE = 'Nilai ekspor tanpa tempat penyerahan: pembeli tidak tahu di mana barang diserahkan.';
const GONE = 'Sebelumnya ada harganya: menjadi kosong.';

/** Of the values that a change brings: the sentences for those that may be wrong, or lack what they are for, by column. What is said last of a column stays. */
export function unlikelyValues(
  { request, specs }: Asked,
  before: Stored | undefined,
  { templates }: Pick<SpecColumns, 'templates'>,
): Map<string, string> {
  const { price, category_id, hs_code } = request;
  const template = templates.get(category_id);
  const brought = Object.entries(specs ?? {}).filter(
    ([key, value]) => !isDeepStrictEqual(value, before?.specs?.[key]),
  );
  const gone = (field: PriceField) => before?.[field] != null && request[field] === null;
  const isFirst = (field: PriceField) => before?.[field] == null && typeof request[field] === 'number';
  const said = [
    [
      COLUMNS.price.title,
      isFirst('price') && !(request.price_unit ?? before?.price_unit) ? NO_UNIT : undefined,
    ] as const,
    [
      COLUMNS.export_price.title,
      isFirst('export_price') && !(request.export_place ?? before?.export_place) ? NO_PLACE : undefined,
    ] as const,
    [COLUMNS.price.title, gone('price') ? GONE : undefined] as const,
    [COLUMNS.export_price.title, gone('export_price') ? GONE : undefined] as const,
    ...ofOtherUnits(before ?? {}, request),
    ...ofKeptPrices(before ?? {}, request),
    ofOffer(before ?? {}, request),
    ...ofFarAmounts(before ?? {}, request),
    ...ofAmounts(before ?? {}, request),
    ...ofPastDays(before ?? {}, request),
    ...ofTextsOtherwise(before ?? {}, { ...request, specs }, [...(template?.values() ?? [])]),
    ...ofUnlikeTexts(before ?? {}, request),
    [COLUMNS.price.title, price === before?.price ? undefined : unlikelyPrice(price)] as const,
    [COLUMNS.hs_code.title, hs_code === before?.hs_code ? undefined : oddHsCode(hs_code ?? '')] as const,
    ...brought.map(
      ([key, value]) =>
        [titleOf(key), unlikelySpec(before?.specs?.[key], value, template?.get(key)?.unit)] as const,
    ),
    ...earlierTests(before?.specs, specs, [...(template?.values() ?? [])]).map(
      ({ key, sentence }) => [titleOf(key), sentence] as const,
    ),
  ];
  return new Map(said.flatMap(([column, sentence]) => (sentence ? [[column, sentence] as const] : [])));
}

function unlikelySpec(before: SpecValue | undefined, value: SpecValue, unit: string | null | undefined) {
  return unlikelyPercent(value, unit) ?? (before ? farSpec(before, value) : smallPercent(value, unit));
}

/** 0.025 for the 2.5 of a cell that a spreadsheet shows as '2.5%', where nothing tells what it was. */
function smallPercent({ value, min, max }: SpecValue, unit: string | null | undefined): string | undefined {
  const highest = value ?? max ?? min ?? 0;
  if (unit !== '%' || highest <= 0 || highest >= SMALL_PERCENT) return undefined;
  return `${writtenNumber(highest)} % kurang dari ${writtenNumber(SMALL_PERCENT)} %. Periksa nol dan komanya.`;
}

/** In the column of what the change brings of what a price is for. */
function ofKeptPrices(before: PackPrices, request: PackPrices) {
  const after = afterWrite<PackPrices>(before, request);
  return keptPrices(before, after).map(({ field, sentence }) => {
    const unit = field === 'price' ? 'price_unit' : 'export_unit';
    const brought = isBrought(before[unit], after[unit]) ? unit : 'pack_net_kg';
    return [COLUMNS[brought].title, sentence] as const;
  });
}

type Priced = OwnTexts & Pick<PackPrices, 'price_unit' | 'export_unit'>;

/** In the column of the unit, or of the text where that is brought. */
function ofOtherUnits(before: Priced, request: Priced) {
  const after = afterWrite<Priced>(before, request);
  const known = otherPriceUnits(before).map(({ field }) => field);
  const found = otherPriceUnits(after).filter(({ field }) => !known.includes(field));
  const said = found.map(({ field, words }) => `${COLUMNS[field].title} (${words})`);
  const brought = (['price_unit', 'export_unit'] as const).find((each) =>
    isBrought(before[each], after[each]),
  );
  const column = brought ?? found[0]?.field;
  return column && said.length > 0
    ? [[COLUMNS[column].title, `${OTHER_UNIT}: ${said.join(', ')}.`] as const]
    : [];
}

/** In the column of what the change brings of it. */
function ofOffer(before: Offer, request: Offer) {
  const after = afterWrite<Offer>(before, request);
  const field = OFFER_FIELDS.find((each) => isBrought(before[each], after[each]));
  const { title } = COLUMNS[field ?? 'export_price'];
  return [title, field && unlikelyOffer(after)] as const;
}

/** Each in the column of what the change brings of it. */
function ofAmounts(before: WeighedFields, request: WeighedFields) {
  const after = afterWrite<WeighedFields>(before, request);
  return unlikelyAmounts(after).flatMap(({ sentence, fields }) => {
    const field = fields.find((each) => isBrought(before[each], after[each]));
    return field ? [[COLUMNS[field].title, sentence] as const] : [];
  });
}

/** Before what is said of amounts that are hardly meant, which says more. */
function ofFarAmounts(before: FarFields, request: FarFields) {
  const after = afterWrite<FarFields>(before, request);
  return FAR_FIELDS.map((field) => {
    const brought = field === 'moq' && !isBrought(before.moq, after.moq) ? 'moq_unit' : field;
    return [COLUMNS[brought].title, farAmount(field, before, after)] as const;
  });
}

function ofPastDays(before: Days, request: Days) {
  const fields = Object.keys(PAST_DAYS) as DayField[];
  return fields.map((field) => {
    const day = request[field];
    const isSaid = isBrought(before[field], day) && isPast(day);
    return [COLUMNS[field].title, isSaid ? PAST_DAYS[field] : undefined] as const;
  });
}

type Stating = Parameters<typeof newlyOtherwise>[0];

/** Each in the column of the text, or of the specification where only that is brought. */
function ofTextsOtherwise(before: Stating, request: Stating, template: Parameters<typeof newlyOtherwise>[2]) {
  const after = { ...afterWrite<OwnTexts>(before, request), specs: { ...before.specs, ...request.specs } };
  return newlyOtherwise(before, after, template).map(({ field, stated, text, words }) => {
    const key = field.replace('specs.', '');
    const inField = `${template.find((each) => each.key === key)?.label} ${stated}`;
    const inText = `${COLUMNS[text].title} ${words}`;
    return isBrought(before[text], after[text])
      ? ([COLUMNS[text].title, `${OTHERWISE}: ${words}; ${inField}.`] as const)
      : ([titleOf(key), `${OTHERWISE}: ${stated}; ${inText}.`] as const);
  });
}

/** Each in the column of what the change brings of it. */
function ofUnlikeTexts(before: TranslatedTexts, request: TranslatedTexts) {
  const after = afterWrite<TranslatedTexts>(before, request);
  const said = new Map<string, string>();
  for (const { fields, words } of unlikeNumbers(after)) {
    const field = fields.find((each) => isBrought(before[each], after[each]));
    if (!field) continue;
    const { title } = COLUMNS[field];
    said.set(title, [said.get(title), `${UNLIKE}: ${words.join('; ')}.`].filter(Boolean).join(' '));
  }
  return [...said];
}

const isBrought = (before: unknown, after: unknown) => (after ?? null) !== (before ?? null);
