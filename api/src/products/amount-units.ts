/** Of the fields that hold amounts: what they are counted in. */
export const AMOUNT_UNITS = {
  pack_net_kg: 'kg',
  load_20_kg: 'kg',
  load_40_kg: 'kg',
  lead_days_min: 'hari',
  lead_days_max: 'hari',
  supply_ton_month: 'ton',
} as const;

export type AmountUnit = (typeof AMOUNT_UNITS)[keyof typeof AMOUNT_UNITS];

/** What people write behind a number, and how many of the field's unit that is. */
const WRITTEN: Record<AmountUnit, Readonly<Record<string, number>>> = {
  kg: { kg: 1, kilo: 1, kilogram: 1, t: 1000, ton: 1000 },
  ton: { t: 1, ton: 1, kg: 0.001, kilo: 0.001, kilogram: 0.001 },
  hari: { hari: 1 },
};
const WITH_UNIT = /^\s*((?:\d+|[1-9]\d{0,2}(?:\.\d{3})+)(?:,\d{1,2})?)\s*([a-z]+)\s*$/i;

export function unitOf(field: string): AmountUnit | undefined {
  return (AMOUNT_UNITS as Partial<Record<string, AmountUnit>>)[field];
}

/**
 * A number as an Indonesian writes it with its unit behind it: of kilograms '18 ton', '18t', and '18.000 kg' are 18000.
 * @returns undefined for any other text: '18.5 ton' and '18,000 kg' may be meant either way
 */
export function amountIn(unit: AmountUnit | undefined, text: string): number | undefined {
  const [, number = '', written = ''] = WITH_UNIT.exec(text) ?? [];
  const known = new Map(unit && Object.entries(WRITTEN[unit]));
  const many = known.get(written.toLowerCase());
  if (many === undefined) return undefined;
  // Two decimals of kilograms are five of tonnes; more are the error of the multiplication.
  return Number((Number(number.replaceAll('.', '').replace(',', '.')) * many).toFixed(5));
}
