const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Staff write these units in Indonesian. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['ton', 't'],
  ['jam', 'h'],
  ['menit', 'min'],
  ['hari', 'days'],
  ['minggu', 'weeks'],
  ['bulan', 'months'],
  ['tahun', 'years'],
  ['poin', 'points'],
  ['buah', 'pcs'],
  ['butir', 'pcs'],
  ['lembar', 'sheets'],
  ['persen', '%'],
]);

export const specs = {
  heading: 'Specifications',
  columns: { property: 'Property', value: 'Value', test: 'Test method and date' },
  number: (value: number) => numbers.format(value),
  unit: (unit: string) => UNITS.get(unit.toLowerCase()) ?? unit,
  least: (value: string) => `min. ${value}`,
  most: (value: string) => `max. ${value}`,
  yes: 'Yes',
  no: 'No',
  tested: (day: string) => `tested ${dates.format(new Date(day))}`,
} as const;

export const facets = {
  heading: 'Filter by specification',
  open: 'Filter',
  from: 'From',
  to: 'To',
  whole: 'A product is found when its whole range lies within yours.',
  apply: 'Apply',
  clear: 'Clear filters',
  remove: 'Remove filter:',
  least: (value: string) => `from ${value}`,
  most: (value: string) => `up to ${value}`,
} as const;
