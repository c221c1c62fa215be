import { interpolate } from '~/i18n/interpolate';
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
  texts: Record<
    'heading' | 'amount' | 'unit' | 'button' | 'answer' | 'container' | 'containers' | 'or' | 'refused',
    string
  >;
}

/** More than a bulk carrier takes. */
const MAX_TONNES = 100_000;

export function readAmount(fields: { get(name: string): unknown }): Amount | undefined {
  const count = numberIn(fields.get('tonnes'));
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

export function answer(
  { language, tonnesPer, units, texts }: Calculator,
  amount: Amount | undefined,
): string {
  const tonnes = amount ? rounded(amount.count * (tonnesPer[amount.unit] ?? NaN)) : NaN;
  if (!(tonnes > 0 && tonnes <= MAX_TONNES)) return texts.refused;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 3 });
  const { pack } = tonnesPer;
  const containers = (['20', '40'] as const).flatMap((feet) => {
    const capacity = tonnesPer[feet];
    if (!capacity) return [];
    const filledOnes = rounded(tonnes / capacity);
    const count = Math.ceil(filledOnes);
    const percent = Math.round((filledOnes - count + 1) * 100);
    return interpolate(count === 1 ? texts.container : texts.containers, {
      count: numbers.format(count),
      feet,
      percent,
    });
  });
  return interpolate(texts.answer, {
    tonnes: numbers.format(tonnes),
    packs: pack ? `${numbers.format(Math.ceil(rounded(tonnes / pack)))} ${units.pack}, ` : '',
    containers: containers.join(texts.or),
  });
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
