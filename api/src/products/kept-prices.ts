import { writtenNumber } from '../spec-fields/written-number.js';
import { isPack, UNIT_WORDS } from './code-words.js';

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

interface KeptPrice {
  field: 'price' | 'export_price';
  sentence: string;
}

/** Prices of a pack that stay as they are while one weighs something else: those of a kilogram do not. */
export function keptPrices(before: PackPrices, after: PackPrices): KeptPrice[] {
  const [from, to] = [before.pack_net_kg, after.pack_net_kg];
  if (!isWeight(from) || !isWeight(to) || from === to) return [];
  return PRICES.flatMap(({ price: field, unit, called, currency, parts }) => {
    const price = after[field];
    const stays = price === before[field] && after[unit] === before[unit] && isPack(after[unit]);
    if (!stays || typeof price !== 'number') return [];
    const said = (amount: number) => [currency(after), writtenNumber(amount)].filter(Boolean).join(' ');
    const [old, now] = [from, to].map(
      (weight) => `${said(Math.round((price / weight) * parts) / parts)} per kg`,
    );
    const pack = UNIT_WORDS[after[unit] as keyof typeof UNIT_WORDS];
    const sentence = `${called} tetap ${said(price)} per ${pack}: kini ${now}, tadinya ${old}.`;
    return [{ field, sentence }];
  });
}

const isWeight = (value: unknown): value is number => typeof value === 'number' && value > 0;
