import { isISO4217CurrencyCode } from 'class-validator';
import { AT_LEAST, AT_MOST, MAXIMUM, MINIMUM } from './limit-words.js';
import { ORDER_UNITS } from '../order-units.js';
import { either } from './spec-limits.js';
import { alone, NUMBER, type TradePart, unitIn, writtenIn } from './trade-words.js';
import type { Wanted } from './trade-filter.js';
import { toNumber } from './written-amounts.js';
import { TIMES } from '../written-price.js';

/** What people also write for a currency, as patterns. */
const ALSO_WRITTEN: Readonly<Record<string, string>> = {
  USD: String.raw`us\s*\$|\$|(?:us\s+)?dollars?`,
  EUR: '€|euros?',
  GBP: '£',
  IDR: String.raw`rp\.?|rupiah`,
};
const WRITTEN: readonly [code: string, pattern: string][] = [
  ...Object.entries(ALSO_WRITTEN),
  ...Intl.supportedValuesOf('currency')
    .filter(isISO4217CurrencyCode)
    .map((code): [string, string] => [code, code]),
];
const CODES = WRITTEN.map(([code, pattern]) => [code, new RegExp(`^(?:${pattern})$`, 'i')] as const);

/** They count in capitals alone: 'all 25 mm', 'top 10'. */
const ALSO_WORDS = new Set(['ALL', 'CUP', 'GEL', 'MAD', 'PEN', 'TOP', 'TRY']);

const CURRENCY = WRITTEN.map(([, pattern]) => pattern).join('|');
const EXPORT = String.raw`export\s+prices?|(?:harga|nilai)\s+ekspor`;
const PRICE = alone(`${EXPORT}|prices?|harga`);
const MOST = either([...AT_MOST, ...MAXIMUM]);
const LEAST = either([...AT_LEAST, ...MINIMUM, 'from', 'mulai']);
const COUNTED = Object.keys(TIMES).join('|');
/** Beside which a price is one for buyers abroad, and those are in dollars unless they say otherwise. */
const OFFERED = new RegExp(
  alone(String.raw`(?:fob|fca|fas|exw)(?:\s+(?:prices?|harga))?`) + String.raw`\s*$`,
  'iu',
);
const EXPORTED = new RegExp(alone(EXPORT), 'iu');
/** From here on an amount with a bound alone is of rupiah. */
const LEAST_RUPIAH = 10_000;
/** Behind an amount without a currency: no unit of anything else. */
const NOTHING = /^[^\p{L}\p{N}]*$/u;
const UNIT_BEHIND = new RegExp(
  String.raw`^\s*(?:${writtenIn(ORDER_UNITS)}|k?kal|kcal|mm|cm|m|grams?|g)(?![\p{L}\p{N}])`,
  'iu',
);
const per = (name: string) =>
  String.raw`(?:(?:\s*/\s*|\s+(?:per|an?)\s+)(?<${name}>${writtenIn(ORDER_UNITS)})(?![\p{L}\p{N}]))?`;

const AMOUNT = new RegExp(
  [
    String.raw`(?<priced>${PRICE}${per('first')}[\s:=]*)?`,
    String.raw`(?:(?:(?<most>${MOST})|(?<least>${LEAST}))\s*)?`,
    String.raw`(?:(?<![\p{L}\p{N}])(?<before>${CURRENCY})\s*|(?<![\p{L}\p{N}]|\d[.,]))`,
    String.raw`(?:(?<from>${NUMBER})\s*(?:[-–]|to|sampai|hingga)\s*(?:${CURRENCY})?\s*)?(?<to>${NUMBER})`,
    String.raw`(?:\s*(?<times>${COUNTED})(?!\p{L}))?`,
    String.raw`(?:\s*(?<behind>${CURRENCY}))?(?![\p{L}\p{N}])${per('last')}`,
    String.raw`(?:\s*(?:(?<mostBehind>${either(MAXIMUM)})|(?<leastBehind>${either(MINIMUM)})))?(?:\s+${PRICE})?`,
  ].join(''),
  'giu',
);

const BARE = new RegExp(
  [
    String.raw`(?:${PRICE}[\s:=]*)?(?:(?:(?<most>${MOST})|(?<least>${LEAST}))\s*)?(?<![\p{L}\p{N}.,])(?<amount>\d{3,}|\d{1,3}(?:[.,]\d{3})+)(?![\p{L}\p{N}]|[.,]\d)`,
    String.raw`${per('unit')}(?:\s+${PRICE})?`,
  ].join(''),
  'iu',
);

/** What is said of a price without an amount, of its currency, and of how, and by whom, what has it is sold. */
const PRICED = new RegExp(
  alone(
    String.raw`(?:(?:daftar|list)\s+)?(?:prices?|harga)(?:[\s-]*lists?)?(?:\s+(?:of|for|untuk))?(?![\s:=]*\d)|cheap|murah|per\s+(?:${writtenIn(ORDER_UNITS)})|(?:karung|kilo)an|usd|us\$|dollars?|rupiah|(?:di|men)?jual(?:an)?|(?:mem)?beli|for\s+sale|buy|eceran?|grosir(?:an)?|retail|wholesale|(?:supplier|exporter|manufacturer|distributor|seller)s?|pemasok|eksportir|produsen|agen|toko`,
  ),
  'giu',
);

/**
 * Of 'cheap charcoal', 'price list fertilizer', 'harga pupuk per sak', 'jual arang', 'pupuk eceran' and 'coffee exporter' the goods:
 * any are sold for a price.
 */
export const withoutPriceWords = (text: string) => text.replace(PRICED, ' ').replace(/\s+/g, ' ').trim();

/** Whether a search is of nothing but the term of an export price: 'FOB' of 'FOB price per ton'. */
export const isTermAlone = (text: string) => /^(?:fob|fca|fas|exw)$/i.test(text);

/** What is said of a price among others, as patterns: also in the words of the order by price. */
const LOWEST = [
  String.raw`(?:harga\s+)?(?:ter|paling\s+)murah`,
  String.raw`harga,?\s+(?:(?:te|paling\s+)?rendah|terbaik)(?:\s+dahulu)?`,
  String.raw`cheapest(?:\s+prices?)?`,
  String.raw`(?:low(?:est)?|best)\s+prices?(?:\s+first)?(?![\s:=]*\d)`,
  String.raw`prices?,?\s+low\s+to\s+high`,
].join('|');
const HIGHEST = String.raw`(?:harga\s+)?(?:ter|paling\s+)mahal|harga\s+(?:ter|paling\s+)tinggi|most\s+expensive|highest\s+prices?(?![\s:=]*\d)`;
const RANKED = new RegExp(alone(`${LOWEST}|${HIGHEST}`), 'giu');

/** Of 'kopi paling murah' and 'lowest price coffee' the goods: texts that say 'paling' say it of something else. */
export const withoutPriceRank = (text: string) => text.replace(RANKED, ' ').replace(/\s+/g, ' ').trim();

const CHEAP = new RegExp(alone(`${LOWEST}|murah|cheap`), 'iu');

/** 'kopi murah', 'cheapest fertilizer' */
export const asksForCheap = (text: string) => CHEAP.test(text);

/** Of '1.450', 'price 1450' and 'arang 24.500/kg': a price in whatever currency, of '< 1450' in dollars. */
export function barePriceIn(text: string): TradePart | undefined {
  const { 0: found = '', index = 0, groups } = BARE.exec(text) ?? {};
  if (groups?.amount === undefined) return undefined;
  const value = toNumber(groups.amount);
  const { most, least } = groups;
  // 'above 1300 m'
  if ((most ?? least) && UNIT_BEHIND.test(text.slice(index + found.length))) return undefined;
  const bound = { ...(most && { most: value }), ...(least && { least: value }) };
  // Of so little there is nothing in rupiah.
  const wanted: Wanted =
    most || least ? { fact: 'price', currency: 'USD', ...bound } : { fact: 'amount', value };
  return { wanted, at: index, end: index + found.length };
}

/** 'USD 1450', 'price below 1500 usd per ton', 'Rp 25.000/kg'. */
export const pricesIn = (text: string): TradePart[] =>
  /\d/.test(text) ? [...text.matchAll(AMOUNT)].flatMap(priceOf) : [];

function priceOf(match: RegExpExecArray): TradePart[] {
  const { index, groups = {} } = match;
  const { length } = match[0];
  const { first, last, from, to = '', times, most, least, mostBehind, leastBehind } = groups;
  const currency = currencyOf(match);
  if (currency === undefined) return [];
  const isMost = (most ?? mostBehind) !== undefined;
  const isLeast = (least ?? leastBehind) !== undefined;
  const unit = unitIn(ORDER_UNITS, last ?? first);
  const amount = (digits: string) => toNumber(digits) * timesOf(times);
  const wanted = {
    fact: 'price',
    currency,
    ...((from !== undefined || !isMost) && { least: amount(from ?? to) }),
    ...((from !== undefined || !isLeast) && { most: amount(to) }),
    ...(unit && { unit }),
  } as const;
  return [{ wanted, at: index, end: index + length }];
}

/** Rupiah without a currency: '100 ribu', 'di bawah 100000', 'harga 20000-25000'; dollars of 'FOB < 1000' and 'price 1000-1400'. */
function currencyOf({ 0: found, index, input, groups = {} }: RegExpExecArray): string | undefined {
  const { before, behind, priced, last, from, to = '', times, most, least } = groups;
  const written = before ?? behind;
  if (written !== undefined) {
    const [currency = ''] = CODES.find(([, pattern]) => pattern.test(written)) ?? [];
    return ALSO_WORDS.has(currency) && written !== currency ? undefined : currency;
  }
  const rest = input.slice(index + found.length);
  if (times !== undefined) return UNIT_BEHIND.test(rest) ? undefined : 'IDR';
  const isRange = from !== undefined && priced !== undefined;
  const isBounded = isRange || (most ?? least) !== undefined;
  const isExported = EXPORTED.test(found) || OFFERED.test(input.slice(0, index));
  if (isExported && isBounded && !UNIT_BEHIND.test(rest)) return 'USD';
  if (!isBounded || (last === undefined && !NOTHING.test(rest))) return undefined;
  if (toNumber(to) >= LEAST_RUPIAH) return 'IDR';
  return isRange ? 'USD' : undefined;
}

const timesOf = (written = '') => TIMES[written.toLowerCase()] ?? 1;
