export const PERCENT = ['%', 'percent', 'persen', 'pct'];

export const DAYS = ['hari', 'days', 'day'];

/** What people also write for a unit. */
const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  '%': PERCENT,
  'kcal/kg': ['kkal/kg', 'kkal'],
  h: ['hours', 'hour', 'hrs', 'jam'],
  m: ['meters', 'meter', 'metres', 'metre', 'masl', 'mdpl'],
};

/** 'kcal/kg', or 'kcal' alone, and what else is written for it. */
export function writtenAs(unit: string): string[] {
  return [unit, ...(ALSO_WRITTEN[unit] ?? []), unit.split('/')[0] ?? unit];
}
