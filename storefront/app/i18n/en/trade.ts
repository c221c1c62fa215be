const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const UNITS = { kg: 'kg', ton: 't', sack: 'sack', carton: 'carton', piece: 'piece' } as const;

export const trade = {
  heading: 'Order and shipping',
  pack: 'pack',
  number: (value: number) => numbers.format(value),
  price: (value: number) => (Number.isInteger(value) ? numbers : withCents).format(value),
  unit: (unit: keyof typeof UNITS) => UNITS[unit],
  amount: (value: number, unit: keyof typeof UNITS) =>
    `${numbers.format(value)} ${UNITS[unit]}${value === 1 || unit === 'kg' || unit === 'ton' ? '' : 's'}`,
  packs: (count: number, kilograms: string) => `${numbers.format(count)} packs of ${kilograms} kg`,
  month: (day: string) => months.format(new Date(day)),
  day: (day: string) => dates.format(new Date(day)),
  validUntil: (day: string) => `valid until ${dates.format(new Date(day))}`,
  days: (days: string) => `${days} ${days === '1' ? 'day' : 'days'}`,
  perMonth: (amount: string) => `${amount} a month`,
  exportPrice: 'Export price',
  smallestOrder: (amount: string) => `MOQ ${amount}`,
  exported: (amount: string) => amount,
  availabilities: {
    in_stock: 'In stock',
    made_to_order: 'Made to order',
    seasonal: 'Seasonal',
    sold_out: 'Sold out',
  },
  expectedAgain: (availability: string, month: string, isLate: boolean) =>
    `${availability}, expected again ${isLate ? 'at the end of' : 'in'} ${month}`,
  labels: {
    local: 'Local purchase',
    moq: 'MOQ',
    availability: 'Availability',
    lead: 'Lead time',
    sample: 'Sample',
    packing: 'Packing',
    supply: 'Supply ability',
    port: 'Port of loading',
    origin: 'Origin',
    hs_code: 'HS code',
    papers: 'Documents',
    load_20: '20′ container',
    load_40: '40′ container',
  },
} as const;

export const calculator = {
  label: 'How many containers?',
  amount: 'Amount',
  unit: 'Unit',
  tonnes: 't',
  container: '× {feet}′',
  pack: '× {unit} of {weight} kg',
  button: 'Use this amount',
  or: ' or ',
  refused: 'An amount above 0 and up to 100,000 t, such as 18.5.',
} as const;
