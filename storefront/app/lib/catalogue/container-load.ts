import type { Language } from '~/lib/languages';

/** Tonnes, packs, 20-foot and 40-foot containers. */
export const UNITS = ['t', 'pack', '20', '40'] as const;
export type Unit = (typeof UNITS)[number];

/** As in the address `?tonnes=36&unit=t`. */
export interface Amount {
  count: number;
  unit: Unit;
}

export interface Calculator {
  language: Language;
  asked?: Amount;
  /** A full container, for visitors who have asked for nothing. */
  example: Amount;
  /** The net tonnes of one of each unit that the product has. */
  tonnesPer: Partial<Record<Unit, number>>;
  units: Partial<Record<Unit, string>>;
  texts: Record<'label' | 'amount' | 'unit' | 'button' | 'or' | 'refused', string>;
}

/** More than a bulk carrier takes. */
const MAX_TONNES = 100_000;

/** @param typed the language in which it was typed: '1.500' is fifteen hundred in Indonesian. An address has no such groups. */
export function readAmount(fields: { get(name: string): unknown }, typed?: Language): Amount | undefined {
  const text = String(fields.get('tonnes'));
  const isGrouped = typed === 'id' && /^[1-9]\d{0,2}(\.\d{3})+$/.test(text);
  const count = numberIn(isGrouped ? text.replaceAll('.', '') : text);
  return Number.isNaN(count)
    ? undefined
    : { count, unit: UNITS.find((u) => u === fields.get('unit')) ?? 't' };
}

export function amountQuery({ count, unit }: Amount): string {
  return `?tonnes=${count}${unit === 't' ? '' : `&unit=${unit}`}`;
}

/** Addresses had `feet` before they had `unit`. */
export function queryWithoutFeet(search: URLSearchParams): string | undefined {
  const feet = search.get('feet');
  if (feet === null) return undefined;
  const count = numberIn(search.get('tonnes'));
  if (Number.isNaN(count)) return '';
  if (feet === 'kg') return amountQuery({ count: count / 1000, unit: 't' });
  return amountQuery({
    count,
    unit: feet === '20' || feet === '40' ? feet : feet === 'packs' ? 'pack' : 't',
  });
}

/** '2 × 20′'; undefined for nothing and for a unit that the product lacks. */
export function amountWords({ language, units }: Calculator, { count, unit }: Amount): string | undefined {
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 6 });
  return count > 0 && units[unit] ? `${numbers.format(count)} ${units[unit]}` : undefined;
}

/** '65 t = 1,625 × sack of 40 kg = 3.25 × 20′ or 2.5 × 40′' */
export function answer(calculator: Calculator, amount: Amount | undefined): string {
  const { tonnesPer, texts } = calculator;
  const tonnes = amount ? rounded(amount.count * (tonnesPer[amount.unit] ?? NaN)) : NaN;
  if (!(tonnes > 0 && tonnes <= MAX_TONNES)) return texts.refused;
  const filled = (unit: Unit, round: (count: number) => number) => {
    const count = round(rounded(tonnes / (tonnesPer[unit] ?? NaN)));
    return amountWords(calculator, { count, unit }) ?? [];
  };
  const inHundredths = (count: number) => Math.ceil(count * 100) / 100;
  const containers = (['20', '40'] as const).flatMap((feet) => filled(feet, inHundredths));
  return [filled('t', rounded), filled('pack', Math.ceil), containers.join(texts.or)].flat().join(' = ');
}

/** NaN for what is no number. A comma may begin the decimals. */
function numberIn(text: unknown): number {
  const number = typeof text === 'string' ? text.trim().replace(',', '.') : '';
  return /^\d{1,9}(\.\d{1,6})?$/.test(number) ? Number(number) : NaN;
}

/** So that 0.1 + 0.2 tonnes are no more than 0.3. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
