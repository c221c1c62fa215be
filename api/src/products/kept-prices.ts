import { writtenNumber } from '../spec-fields/written-number.js';
import { isFar } from '../http/is-far.js';
import { UNIT_WORDS } from './code-words.js';
import { kgOf } from './kg-of.js';

type Field = 'price' | 'price_unit' | 'export_price' | 'export_unit' | 'export_currency' | 'pack_net_kg';
/** As they are stored, or typed. */
export type PackPrices = Partial<Record<Field, unknown>>;

const PRICES = [
  { price: 'price', unit: 'price_unit', called: 'Harga', currency: () => 'Rp', parts: 1 },
  {
    price: 'export_price',
    unit: 'export_unit',
    called: 'Nilai ekspor',
    currency: ({ export_currency }: PackPrices) => export_currency,
    parts: 100,
  },
] as const;

export const PRICE_FIELDS = PRICES.map(({ price }) => price);
export type PriceField = (typeof PRICE_FIELDS)[number];

interface KeptPrice {
  field: PriceField;
  sentence: string;
}

/** Prices that stay as they are while what they are for weighs something else: one pack, or another unit. */
export function keptPrices(before: PackPrices, after: PackPrices): KeptPrice[] {
  return PRICES.flatMap(({ price: field, unit, called, currency, parts }) => {
    const [from, to] = weightsOf(field, before, after);
    const price = after[field];
    if (from === to || price !== before[field] || typeof price !== 'number') return [];
    const said = (amount: number) => [currency(after), writtenNumber(amount)].filter(Boolean).join(' ');
    const [old, now] = [from, to].map(
      (weight) => `${said(Math.round((price / weight) * parts) / parts)} per kg`,
    );
    const word = UNIT_WORDS[after[unit] as keyof typeof UNIT_WORDS];
    const sentence = `${called} tetap ${said(price)} per ${word}: kini ${now}, tadinya ${old}.`;
    return [{ field, sentence }];
  });
}

/** Whether a price is far from the one before, for as much of the goods where that is known of both. */
export function isFarPrice(field: PriceField, before: PackPrices, after: PackPrices): boolean {
  const [from, to] = weightsOf(field, before, after);
  return before[field] !== after[field] && isFar(perKg(before[field], from), perKg(after[field], to));
}

/** In kilograms, what a price is for; the same of both where it is not known of one. */
function weightsOf(field: PriceField, before: PackPrices, after: PackPrices): [number, number] {
  const { unit } = PRICES.find(({ price }) => price === field) ?? PRICES[0];
  const [from, to] = [before, after].map((each) => kgOf(each[unit], each.pack_net_kg));
  return from && to ? [from, to] : [1, 1];
}

const perKg = (price: unknown, weight: number) => (typeof price === 'number' ? price / weight : undefined);
