const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const UNITS = { kg: 'kg', ton: 'ton', sack: 'sack', carton: 'carton', piece: 'piece' } as const;

export const trade = {
  heading: 'Order and shipping',
  pack: 'pack',
  number: (value: number) => numbers.format(value),
  price: (value: number) => (Number.isInteger(value) ? numbers : withCents).format(value),
  unit: (unit: keyof typeof UNITS) => UNITS[unit],
  amount: (value: number, unit: keyof typeof UNITS) =>
    `${numbers.format(value)} ${UNITS[unit]}${value === 1 || unit === 'kg' ? '' : 's'}`,
  day: (day: string) => dates.format(new Date(day)),
  validUntil: (day: string) => `valid until ${dates.format(new Date(day))}`,
  days: (days: string) => `${days} ${days === '1' ? 'day' : 'days'}`,
  perMonth: (amount: string) => `${amount} a month`,
  papers: 'Papers',
  netLoad: (kilograms: string) => `${kilograms} kg net`,
  smallestOrder: (amount: string) => `Smallest order ${amount}`,
  availabilities: {
    in_stock: 'In stock',
    made_to_order: 'Made to order',
    seasonal: 'Seasonal',
    sold_out: 'Sold out',
  },
  soldOutUntil: (day: string, isLate: boolean) =>
    `Sold out, expected again ${isLate ? 'at the end of' : 'in'} ${months.format(new Date(day))}`,
  labels: {
    export_price: 'Export price',
    moq: 'Smallest order',
    availability: 'Availability',
    lead: 'Ready to ship in',
    supply: 'Supply',
    packing: 'Packing',
    load_20: 'In a 20-foot container',
    load_40: 'In a 40-foot container',
    port: 'Port of loading',
    origin: 'Origin',
    hs_code: 'HS code',
    sample: 'Sample',
  },
} as const;

/** Not functions, as the browser fills these in too. */
export const calculator = {
  heading: 'How many containers?',
  amount: 'Amount',
  unit: 'Unit',
  tonnes: 'tonnes',
  ofSize: '{feet}-foot containers',
  pack: '× {unit} of {weight} kg',
  button: 'Use this amount',
  answer: '{tonnes} t: {packs}{containers}',
  container: '{count} × {feet}-foot container, {percent} % full',
  containers: '{count} × {feet}-foot containers, the last {percent} % full',
  or: ' or ',
  refused: 'An amount above 0 and up to 100,000 tonnes, such as 18.5.',
  inMessage: 'Amount: {amount}',
} as const;
