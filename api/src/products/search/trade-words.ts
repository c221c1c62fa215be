import type { SpecField } from '../../spec-fields/spec-field.entity.js';
import { ORDER_UNITS } from '../order-units.js';
import { INCOTERMS } from '../trade.dto.js';
import { AT_LEAST, AT_MOST, MAXIMUM, MINIMUM } from './limit-words.js';
import { either, type Span, without } from './spec-limits.js';
import type { TradeFact, Wanted } from './trade-filter.js';
import { toNumber } from './written-amounts.js';

/** A specification that is of a product's shelf life. */
export type ShelfField = Pick<SpecField, 'id' | 'key' | 'label' | 'label_en' | 'unit'>;

/** A trade fact, and where it stands in a search. */
export type TradePart = Pick<TradeFact, 'wanted'> & Span;

/** What buyers call them, in English and Indonesian, as patterns. */
const ORDER = String.raw`m\.?o\.?q\.?|(?:minimum|minimal|min\.?|smallest)\s+(?:orders?|pesanan|pemesanan|pembelian)(?:\s+(?:quantity|qty))?|(?:order|pesanan|pemesanan|pembelian)\s+(?:minimum|minimal|min\.?|terkecil)`;
const LEAD = String.raw`lead[\s-]?times?|(?:production|delivery|shipping|shipment)\s+(?:times?|days?)|how\s+many\s+days|berapa\s+hari|(?:ready|shipment|shipping|delivery)\s+dates?|(?:when|kapan)\s+(?:ready|siap)(?:\s+(?:to\s+ship|kirim))?|how\s+long\s+(?:does|will|is)\s+(?:the\s+)?(?:delivery|shipping|production|it)(?:\s+(?:time|take))?|ready\s+to\s+ship(?:\s+(?:in|within))?|(?:waktu|lama)\s+(?:produksi|tunggu|pengerjaan|pengiriman|kirim|antar)|siap\s+kirim\s+dalam`;
const SHELF = String.raw`shelf[\s_-]*life|(?:masa|umur|daya)[\s_]*simpan`;

const TERMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(INCOTERMS.map((term) => [term.toLowerCase(), term])),
  'ex works': 'EXW',
  'free on board': 'FOB',
  'c&f': 'CFR',
  cnf: 'CFR',
};

/** In days. */
const TIME_UNITS: Readonly<Record<string, number>> = {
  day: 1,
  'working day': 1,
  hari: 1,
  'hari kerja': 1,
  week: 7,
  minggu: 7,
  month: 30,
  bulan: 30,
  year: 365,
  tahun: 365,
};
/** Of a time in another unit: months are not equally long. */
const ENOUGH = 0.98;

/** '25 kg bags' says nothing of the order. */
const PACKS = 'bag|sack|box|carton|jute|karung|kemasan|pack';
export const NUMBER = String.raw`\d+(?:[.,]\d+)*`;
const RANGE = String.raw`(?:(?<from>${NUMBER})\s*(?:[-–]|to|sampai|hingga)\s*)?(?<to>${NUMBER})`;
const FILLER = String.raw`(?:(?:of|is|in|within|dari|dalam|adalah)\s+)?`;
/** Of whole words. */
export const alone = (pattern: string) => String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`;

/** As a pattern. */
export const writtenIn = (units: Readonly<Record<string, unknown>>) =>
  Object.keys(units)
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => `${unit.replace(' ', String.raw`\s+`)}s?`)
    .join('|');

/**
 * How the amount of a fact is written behind its name or before it.
 * @param own bounds that say nothing more than the amount alone
 * @param others those that ask for the opposite
 */
function amounts<T>(units: Readonly<Record<string, T>>, own: readonly string[], others: readonly string[]) {
  const unit = String.raw`[\s-]*(?<unit>${writtenIn(units)})`;
  const bound = String.raw`(?:(?:${either(own)})\s*)?`;
  return {
    units,
    alone: new RegExp(
      String.raw`${bound}(?<![\p{L}\p{N}]|\d[.,])${RANGE}${unit}(?![\p{L}\p{N}])(?!\s*(?:${PACKS}))`,
      'iu',
    ),
    behind: new RegExp(
      String.raw`^\s*[:=]?\s*${FILLER}${bound}${RANGE}(?:${unit})?(?![\p{L}\p{N}]|[.,]\d)`,
      'iu',
    ),
    before: new RegExp(String.raw`${bound}(?<![\p{L}\p{N}]|\d[.,])${RANGE}${unit}[\s-]*$`, 'iu'),
    opposite: new RegExp(String.raw`^\s*[:=]?\s*(?:${either(others)})\s*\d`, 'iu'),
    oppositeBefore: new RegExp(String.raw`(?:${either(others)})\s*$`, 'iu'),
  };
}
type Amounts<T> = ReturnType<typeof amounts<T>>;

/** 'MOQ minimum 1 ton' is the same as without. */
const ORDERS = amounts(ORDER_UNITS, [...AT_MOST, ...MAXIMUM, ...MINIMUM], AT_LEAST);
const LEADS = amounts(TIME_UNITS, [...AT_MOST, ...MAXIMUM], [...AT_LEAST, ...MINIMUM]);
const SHELF_LIVES = amounts(TIME_UNITS, [...AT_LEAST, ...MINIMUM], [...AT_MOST, ...MAXIMUM]);

const SHELF_NAME = new RegExp(alone(SHELF), 'iu');
const INCOTERM = Object.keys(TERMS)
  .map((term) => term.replace(' ', String.raw`[\s-]`))
  .join('|');
const NAMES = new RegExp(
  String.raw`(?<order>${alone(ORDER)})|(?<lead>${alone(LEAD)})|(?<shelf>${alone(SHELF)})|(?:${alone('incoterms?')}[\s:]*(?:20\d\d\s*)?)?${alone(`(?<term>${INCOTERM})`)}`,
  'giu',
);

/** Whether `takeTradeWords` may find any. */
export const hasTradeWords = (text: string) => text.search(NAMES) >= 0;

/** Of a search, or of what a specification is called. */
export const namesShelfLife = (text: string) => SHELF_NAME.test(text);

export const withoutShelfLife = (text: string) => text.replace(SHELF_NAME, ' ').trim();

/**
 * Takes from a search each trade fact, with an amount on either side of its name: 'moq 1 ton', '14 days lead time'.
 * @param shelf without any a shelf life stays words
 */
export function takeTradeWords(text: string, shelf: readonly ShelfField[]) {
  const taken: TradePart[] = [];
  for (const name of text.matchAll(NAMES)) {
    const from = taken.at(-1)?.end ?? 0;
    const end = name.index + name[0].length;
    const read = readFact(name.groups ?? {}, text.slice(from, name.index), text.slice(end), shelf);
    if (read) taken.push({ wanted: read.wanted, at: name.index - read.before, end: end + read.behind });
  }
  const { text: left, parts } = without(text, taken);
  return { text: left, facts: parts };
}

/** An amount alone, as the smallest order: '500 kg' of '500 kg coffee'. */
export function orderIn(text: string): TradePart | undefined {
  const found = ORDERS.alone.exec(text);
  if (!found) return undefined;
  const { to = '', unit } = found.groups ?? {};
  const most = { value: toNumber(to), unit: unitIn(ORDER_UNITS, unit) };
  return { wanted: { fact: 'order', most }, at: found.index, end: found.index + found[0].length };
}

interface Read {
  wanted: Wanted;
  /** How much of what stands before the name, and behind it, is of the amount. */
  before: number;
  behind: number;
}

/** @returns undefined for a limit the other way, which stays words */
function readFact(
  { order, lead, term }: Readonly<Record<string, string | undefined>>,
  left: string,
  right: string,
  shelf: readonly ShelfField[],
): Read | undefined {
  if (term !== undefined) {
    const known = TERMS[term.toLowerCase().replace('-', ' ')] ?? term;
    return { wanted: { fact: 'term', term: known }, before: 0, behind: 0 };
  }
  if (order !== undefined) {
    const read = amountBeside(ORDERS, left, right);
    const most = read?.amount && { value: read.amount.to, unit: read.amount.unit };
    return read && { ...read, wanted: { fact: 'order', most } };
  }
  if (lead !== undefined) {
    const read = amountBeside(LEADS, left, right);
    const most = read?.amount && read.amount.to * (read.amount.unit ?? 1);
    return read && { ...read, wanted: { fact: 'lead', most } };
  }
  const read = shelf.length > 0 ? amountBeside(SHELF_LIVES, left, right) : undefined;
  const fields = shelf.map((field) => ({ id: field.id, least: read?.amount && leastIn(field, read.amount) }));
  return read && { ...read, wanted: { fact: 'shelf', fields } };
}

interface Amount<T> {
  /** The same as `to` where there is no range. */
  from: number;
  to: number;
  unit?: T;
}

function amountBeside<T>(
  { units, behind, before, opposite, oppositeBefore }: Amounts<T>,
  left: string,
  right: string,
): { amount?: Amount<T>; before: number; behind: number } | undefined {
  if (opposite.test(right)) return undefined;
  const last = behind.exec(right);
  const first = last ? null : before.exec(left);
  if (first && oppositeBefore.test(left.slice(0, first.index))) return undefined;
  const { to, from = to ?? '', unit } = (last ?? first)?.groups ?? {};
  return {
    amount:
      to === undefined ? undefined : { from: toNumber(from), to: toNumber(to), unit: unitIn(units, unit) },
    before: first?.[0].length ?? 0,
    behind: last?.[0].length ?? 0,
  };
}

export function unitIn<T>(units: Readonly<Record<string, T>>, written = ''): T | undefined {
  const unit = written.toLowerCase().replace(/\s+/g, ' ');
  return units[unit] ?? units[unit.replace(/s$/, '')];
}

/** In the unit of the specification; one without takes any. */
function leastIn({ unit }: ShelfField, { from, unit: asked }: Amount<number>): number {
  const own = unitIn(TIME_UNITS, unit ?? '');
  return own === undefined || asked === undefined || own === asked ? from : ((from * asked) / own) * ENOUGH;
}
