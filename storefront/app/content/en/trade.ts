/** What a buyer asks before an order. */

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const withCents = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const UNITS = { kg: 'kg', ton: 'ton', sack: 'sack', carton: 'carton', piece: 'piece' } as const;

export const trade = {
  heading: 'Order and shipping',
  pack: 'pack',
  packs: (count: number) => `${numbers.format(count)} packs`,
  number: (value: number) => numbers.format(value),
  price: (value: number) => (Number.isInteger(value) ? numbers : withCents).format(value),
  unit: (unit: keyof typeof UNITS) => UNITS[unit],
  amount: (value: number, unit: keyof typeof UNITS) =>
    `${numbers.format(value)} ${UNITS[unit]}${value === 1 || unit === 'kg' ? '' : 's'}`,
  day: (day: string) => dates.format(new Date(day)),
  validUntil: (day: string) => `valid until ${dates.format(new Date(day))}`,
  days: (days: string) => `${days} days`,
  perMonth: (amount: string) => `${amount} a month`,
  papers: 'Papers',
  netLoad: (kilograms: string) => `${kilograms} kg net`,
  smallestOrder: (amount: string) => `Smallest order ${amount}`,
  belowSmallestOrder: (amount: string) => `Below the smallest order of ${amount}. You may ask us for less.`,
  aboveSupply: (amount: string) => `More than a month’s supply (${amount}): ask us for a schedule.`,
  packsToo: (amount: string) => `Packs too, such as ${amount}.`,
  noPacks: 'Not packs: what one weighs is not given here.',
  availabilities: {
    in_stock: 'In stock',
    made_to_order: 'Made to order',
    seasonal: 'Seasonal',
    sold_out: 'Sold out',
  },
  soldOutUntil: (day: string, isLate: boolean) =>
    `Sold out, expected again ${isLate ? 'at the end of' : 'in'} ${months.format(new Date(day))}`,
  at: { exportPrice: 'At the export price', homePrice: 'At the price in Indonesia' },
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

/** Filled in by the browser too, and so no functions. */
export const calculator = {
  heading: 'How much? How many containers?',
  amountLabel: 'Amount',
  unit: 'Unit',
  tonnes: 'tonnes',
  ofSize: '{feet}-foot containers',
  button: 'Calculate',
  pack: '× {unit} of {weight} kg',
  container: '{count} × {feet}-foot container, {percent} % full',
  containers: '{count} × {feet}-foot containers, the last {percent} % full',
  allFull: '{count} × {feet}-foot containers, all full',
  total: '{at}: {currency} {total}{period}{place}',
  totalOfPacks: '{at} for {kilograms} kg: {currency} {total}{period}{place}',
  otherTerms: '. This price is {incoterm}, not {asked}.',
  noFreight: '. Freight is not counted here.',
  underOne: 'less than 1',
  either: 'Choose one container size: either line holds all of it.',
  example:
    'An example, which is not in your message. Write your amount over it, also with terms and port, such as 2x20 CIF Jebel Ali.',
  take: 'Take this amount along',
  along: 'This amount goes along in your message to us.',
  alongUnread: 'We could not calculate this, but it goes along in your message to us.',
  offline: 'This could not be calculated without a connection, and will be once it is back.',
  amount: 'Amount: {weight}{period}',
  amountIn: 'Amount: {weight}{period} ({units})',
  weight: '{tonnes} t',
  inPacks: '; in whole packs: {packs}',
  amountUnread: 'Amount (not calculated): {typed}',
  periods: {
    day: 'per day',
    week: 'per week',
    month: 'per month',
    quarter: 'per quarter',
    year: 'per year',
  },
  fullContainer: '{count} × {feet} ft{kind} container',
  fullContainers: '{count} × {feet} ft{kind} containers',
  grouped: 'Read as {more}. If you meant {less}, write it so.',
  otherwise: 'Here a {unit} has {weight} kg; the packing that you ask for goes along in your message.',
  unclear: '{typed} may be two amounts: write {more}{behind} or {less}{behind}.',
  unsized: 'Containers of which size? Write {amount}x20 or {amount}x40.',
  several: '{typed} is more than one amount: write one of them, such as {last}.',
  unweighed:
    'What does one weigh? Write {count}x25kg, with its weight, or {count} packs for those of {weight} kg.',
  pallet: 'pallet',
  unweighedPallets: 'What does a pallet weigh? Write it, such as {typed} of 800 kg.',
  split: 'Packs are not split: a whole number of {unit}s, such as 3, or {number} t for that weight.',
  refused: 'A number of tonnes above 0 and up to {most}, such as 18.5, or containers, such as 2x{feet}.',
  refusedSmall: 'A number of kilograms above 0 and up to {most}, such as 300, or of grams, such as 250 g.',
} as const;
