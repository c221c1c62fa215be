import { CONTAINER, FEET, KIND } from './container-words.js';
import { asksForAll, isAround } from './question-words.js';
import { type LimitedSearch, without } from './spec-limits.js';
import type { StatedColumn, Wanted } from './trade-filter.js';
import { alone, orderIn, type TradePart } from './trade-words.js';
import { plainWords } from './words.js';
import { toNumber } from './written-amounts.js';

type StatedWords = [pattern: string, ...columns: StatedColumn[]];
/** What buyers call what a product states without an amount that one would compare, in English and Indonesian, and where it does. */
const STATED: readonly StatedWords[] = [
  [String.raw`h\.?s\.?[\s-]*codes?|(?:kode|nomor)\s+hs`, 'hs_code'],
  [container('20'), 'load_20_kg'],
  [container('40'), 'load_40_kg'],
];
/** 'by courier' */
const COURIER = '(?:couriers?|kurir|dhl|fedex|ups)';
const SENT = String.raw`(?:\s+(?:by|via|with|lewat|pakai))?\s+${COURIER}(?:\s+(?:costs?|fees?))?`;
const SAMPLE = String.raw`(?:(?:(?<![\d.,])\d{1,2}|two|three|dua|tiga)\s+)?(?:free\s+)?(?:${COURIER}\s+)?samples?(?:\s+(?:orders?|available|free)|${SENT})?|(?:gratis\s+)?(?:sampel|contoh)(?:\s+(?:gratis|tersedia)|${SENT})?`;
/** The same in words that goods may be called by too. */
const ALSO_STATED: readonly StatedWords[] = [
  [SAMPLE, 'sample'],
  [String.raw`ports?(?:\s+of\s+(?:loading|shipment))?|loading\s+ports?|pelabuhan(?:\s+muat)?`, 'port'],
  [String.raw`pack(?:ing|aging)s?(?:\s+(?:details?|options?|sizes?))?|kemasan|pengemasan`, 'packing'],
  [container(), 'load_20_kg', 'load_40_kg'],
  [
    String.raw`(?:(?:supply|monthly|production)\s+)?(?:capacity|ability)|supply|kapasitas`,
    'supply_ton_month',
  ],
  [String.raw`sold[\s-]+out|out\s+of\s+stoc?k|habis`, 'sold_out'],
  ['seasonal|musiman', 'seasonal'],
  [String.raw`(?:(?:in|ready)[\s-]+)?stoc?ks?`, 'in_stock'],
  ['available|tersedia', 'in_stock'],
  ['availability|ketersediaan', 'availability'],
  [String.raw`(?:made|make|roast(?:ed)?)[\s-]+to[\s-]+order|(?:dibuat\s+)?sesuai\s+pesanan`, 'made_to_order'],
];

/** And neither when nor where to. */
const READY_TO_SHIP = String.raw`siap\s+(?:di)?kirim(?!\s+(?:dalam|ke)(?!\p{L}))`;
/** What is in stock is so now. */
const NOW = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:ready|stoc?ks?|stok|available|tersedia|${READY_TO_SHIP})\s+)(?:(?:right\s+)?now|today|this\s+(?:week|month)|sekarang|saat\s+ini|(?:hari|minggu|bulan)\s+ini)(?!\p{L})`,
  'giu',
);
/** On either side of the goods; 'ready to drink' is what they are, 'when ready' a lead time, 'available in bags' how they are packed. */
const READY = new RegExp(
  alone(
    String.raw`(?<!(?:when|kapan)\s+)(?:stoc?ks?[\s-]+)?(?:ready|${READY_TO_SHIP})(?:[\s-]+stoc?ks?)?(?![\s-]+(?:to|dates?)(?!\p{L}))|(?<!(?:samples?|sampel|contoh)\s+)(?:available|tersedia)(?!\s+(?:in|for|dalam|untuk|kemasan)(?!\p{L}))`,
  ),
  'giu',
);

const HEAVIEST_PACK_KG = 100;
const GRAMS_OF_KG = 1000;
const PACKS = String.raw`(?:bags?|sacks?|box(?:es)?|cartons?|ctns?|packs?|pouch(?:es)?|karung|sak|zak|karton|kardus|d[ou]s|boks|kotak|kantong|kemasan)`;
const weight = (number: string, unit: string) =>
  String.raw`(?<${number}>\d+(?:[.,]\d+)?)[\s-]*(?<${unit}>kgs?|g|gr|grams?)`;
const PACK = new RegExp(
  alone(
    String.raw`${weight('before', 'small')}[\s-]+(?:net\s+)?${PACKS}|${PACKS}\s+(?:(?:of|isi|@)\s+)?${weight('behind', 'smaller')}`,
  ),
  'iu',
);
const SAMPLE_WEIGHT = new RegExp(
  alone(
    String.raw`(?<sample>${SAMPLE})\s+(?:(?:of|isi|@)\s+)?${weight('behind', 'smaller')}(?!\s*${PACKS})|(?<![-–.,])${weight('before', 'small')}\s+(?:of\s+)?(?<sampled>${SAMPLE})`,
  ),
  'giu',
);
/** No product is ordered by the gram: the weight of a pack. */
const GRAMS = new RegExp(alone(String.raw`(?<![.,])(?<number>\d+(?:[.,]\d+)?)[\s-]*(?:g|gr|grams?)`), 'iu');
const GLUED =
  /(?<![\p{L}\p{N}])(\d+(?:[.,]\d+)*)(kgs?|g|gr|grams?|lbs?|tons?|tonnes?|mt|mm|cm|m|inch(?:es)?)(?![\p{L}\p{N}])/giu;

function container(feet?: string): string {
  return feet === undefined
    ? CONTAINER
    : String.raw`${feet}(?:${FEET}(?:${KIND})?|${KIND})(?:[\s-]+(?:${CONTAINER}))?|(?:${CONTAINER})\s+${feet}${FEET}`;
}

const namesOf = (stated: readonly StatedWords[]) =>
  stated.map(([pattern, ...columns]) => [new RegExp(alone(pattern), 'giu'), columns] as const);
const ANY_CONTAINER = new RegExp(alone(container()), 'giu');
const STATED_NAMES = namesOf(STATED);
const ALL_STATED_NAMES = namesOf([...STATED, ...ALSO_STATED]);

/**
 * The same search with what products have to state instead of the words for it: 'hs code', '20 ft container', '25 kg bags', and an
 * amount that is more than a pack as the smallest order: '5 tons of coffee'; undefined for one without any.
 */
export function takeStated(search: LimitedSearch): LimitedSearch | undefined {
  const found = statedIn(search.text, STATED_NAMES);
  const order = orderIn(search.text);
  if (order && isMoreThanAPack(order.wanted)) found.push(amongWords(search.text, order));
  return withStated(search, [...found, ...packIn(search.text)]);
}

/** Also of words that goods may be called by, and of any amount: 'samples', '50 kg coffee', 'packing in 25 kg bags'. */
export function takeAllStated(search: LimitedSearch): LimitedSearch | undefined {
  const found = statedIn(search.text, ALL_STATED_NAMES);
  const order = orderIn(search.text);
  if (order) found.push(amongWords(search.text, order));
  return withStated(search, [...found, ...packIn(search.text), ...gramsIn(search.text)]);
}

/**
 * Without how much of the goods is wanted: '50 kg' of 'coffee 50 kg', which products may be packed in, too. Undefined where they are
 * not named, and for the weight of a pack.
 */
export function withoutOrder(search: LimitedSearch): LimitedSearch | undefined {
  const order = orderIn(search.text);
  return order && namesGoods(search.text, order)
    ? withStated(search, [amongWords(search.text, order)])
    : undefined;
}

/** Without 'container' beside goods, which any of them can fill: 'coffee container'. */
export function withoutContainer(search: LimitedSearch): LimitedSearch | undefined {
  const found = [...search.text.matchAll(ANY_CONTAINER)].map(({ 0: { length }, index }): TradePart => ({
    wanted: { fact: 'any' },
    at: index,
    end: index + length,
  }));
  const goods = plainWords(without(search.text, found).text).filter((word) => !isAround(word));
  return goods.length > 0 ? withStated(search, found) : undefined;
}

/** Whether a search asks for any goods, be it in some amount: 'beli 5 kg', where no smallest order is so small. */
export function asksForAny(text: string): boolean {
  const { at, end } = orderIn(text) ?? { at: 0, end: 0 };
  return asksForAll(`${text.slice(0, at)} ${text.slice(end)}`);
}

/** Beside goods it says nothing of them: what their smallest order is, they say themselves. */
const amongWords = (text: string, order: TradePart): TradePart =>
  namesGoods(text, order) ? { ...order, wanted: { fact: 'any' } } : order;

const namesGoods = (text: string, besides: TradePart) =>
  packIn(text).length === 0 && plainWords(without(text, [besides]).text).some((word) => !isAround(word));

/** '25 kg bags', 'bags of 25kg'. */
function packIn(text: string): TradePart[] {
  const match = PACK.exec(text);
  if (!match) return [];
  const { before, behind, small, smaller } = match.groups ?? {};
  return [packOf(match, before ?? behind ?? '', /^g/i.test(small ?? smaller ?? ''))];
}

function gramsIn(text: string): TradePart[] {
  const match = GRAMS.exec(text);
  return match ? [packOf(match, match.groups?.number ?? '', true)] : [];
}

function packOf({ 0: { length }, index }: RegExpExecArray, number: string, isGrams: boolean): TradePart {
  const kilograms = toNumber(number) / (isGrams ? GRAMS_OF_KG : 1);
  const wanted = { fact: 'pack', amount: `${number} ${isGrams ? 'g' : 'kg'}`, kilograms } as const;
  return { wanted, at: index, end: index + length };
}

function isMoreThanAPack(wanted: Wanted): boolean {
  const { value = 0, unit } = (wanted.fact === 'order' && wanted.most) || {};
  return unit === 'ton' || (unit === 'kg' && value > HEAVIEST_PACK_KG);
}

/** Without the weight of a sample, which says nothing of goods: 'robusta sample 250g'. */
export const withoutSampleWeight = (text: string) => text.replace(SAMPLE_WEIGHT, '$<sample>$<sampled>');

/** 'Ready', 'ready now', 'available' and 'siap kirim' as 'ready stock'. */
export const withReadyStock = (text: string) => text.replace(NOW, ' ').replace(READY, 'ready stock');

/** The same with weights and sizes apart from their units, as in '60kg' and '25mm'. */
export const withUnitsApart = (text: string) => text.replace(GLUED, '$1 $2');

function statedIn(text: string, names: typeof ALL_STATED_NAMES): TradePart[] {
  return names.flatMap(([name, columns]) =>
    [...text.matchAll(name)].map(({ 0: { length }, index }): TradePart => ({
      wanted: { fact: 'stated', columns },
      at: index,
      end: index + length,
    })),
  );
}

function withStated(search: LimitedSearch, found: readonly TradePart[]): LimitedSearch | undefined {
  const taken = found
    .toSorted((a, b) => a.at - b.at || b.end - a.end)
    .filter(({ at }, nth, all) => all.slice(0, nth).every(({ end }) => end <= at));
  if (taken.length === 0) return undefined;
  const { text, parts } = without(search.text, taken);
  const words = plainWords(text).filter((word) => !isAround(word));
  const left = words.join(' ');
  return { ...search, text: asksForAll(left) ? '' : left, facts: [...(search.facts ?? []), ...parts] };
}
