import { type NumberInText, weightInKg } from './number-in-text.js';
import { DAYS } from '../spec-fields/written-unit.js';
import { writtenNumber } from '../spec-fields/written-number.js';
import { wordsForUnit } from './order-units.js';
import { currencySigns } from './written-currency.js';

/** A number that was changed, and what tells it from another one in a text. */
export interface OldNumber extends NumberInText {
  /** With what it is called. */
  words: string;
}

/** The amounts of a product, and what a change of each may be in. */
export const OLD_AMOUNTS = {
  price: ['price'],
  pack_net_kg: ['pack_net_kg'],
  moq: ['moq', 'moq_unit'],
  export_price: ['export_price', 'export_currency'],
  load_20_kg: ['load_20_kg'],
  load_40_kg: ['load_40_kg'],
  lead_days_min: ['lead_days_min'],
  lead_days_max: ['lead_days_max'],
  supply_ton_month: ['supply_ton_month'],
} as const;
export type OldAmount = keyof typeof OLD_AMOUNTS;
export type Amounts = Partial<Record<(typeof OLD_AMOUNTS)[OldAmount][number], unknown>>;
export const AMOUNTS = Object.keys(OLD_AMOUNTS) as OldAmount[];

/** What a change makes of an amount: none while any amount of the product is still called so, or weighs as much. */
export function oldAmount(amount: OldAmount, before: Amounts, after: Amounts): OldNumber | undefined {
  const old = written(amount, before);
  return old && hasAmount(old, after) ? undefined : old;
}

export function hasAmount(old: OldNumber, amounts: Amounts): boolean {
  const weight = weightInKg(old);
  return AMOUNTS.some((amount) => {
    const now = written(amount, amounts);
    return now && (now.words === old.words || (weight !== undefined && weightInKg(now) === weight));
  });
}

/** The first is how this says them. */
const UNITS: Record<OldAmount, (amounts: Amounts) => readonly string[]> = {
  price: () => ['Rp', 'IDR'],
  pack_net_kg: () => wordsForUnit('kg'),
  moq: ({ moq_unit }) => wordsForUnit(moq_unit),
  export_price: ({ export_currency }) =>
    typeof export_currency === 'string' ? currencySigns(export_currency) : [],
  load_20_kg: () => wordsForUnit('kg'),
  load_40_kg: () => wordsForUnit('kg'),
  lead_days_min: () => DAYS,
  lead_days_max: () => DAYS,
  supply_ton_month: () => wordsForUnit('ton'),
};

/** Before what one weighs: 'jute bags of 60 kg'. */
const PACKS = 'karung karton kardus kantong kotak sacks sack bags bag cartons carton boxes box'.split(' ');

export function written(amount: OldAmount, amounts: Amounts): OldNumber | undefined {
  const number = amounts[amount];
  const units = UNITS[amount](amounts);
  const [unit] = units;
  if (typeof number !== 'number' || unit === undefined) return undefined;
  const words = wordsOf(amount, writtenNumber(number), unit);
  return { number, units, words, ...(amount === 'pack_net_kg' && { labels: PACKS }) };
}

/** With its unit. */
export const wordsOf = (amount: OldAmount, number: string, unit: string) =>
  (amount.endsWith('price') ? [unit, number] : [number, unit]).join(' ');

export const isAmount = (field: string): field is OldAmount => Object.hasOwn(OLD_AMOUNTS, field);
