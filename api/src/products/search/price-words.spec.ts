import { asksForCheap, pricesIn, withoutPriceRank, withoutPriceWords } from './price-words.js';
import { without } from './spec-limits.js';

test.each<[q: string, text: string, price: object]>([
  ['USD 1450', '', { currency: 'USD', least: 1450, most: 1450 }],
  ['USD 1,450', '', { currency: 'USD', least: 1450, most: 1450 }],
  ['usd1450.50', '', { currency: 'USD', least: 1450.5, most: 1450.5 }],
  ['1450 usd/ton', '', { currency: 'USD', least: 1450, most: 1450, unit: 'ton' }],
  [
    'charcoal US$ 1,450 per metric ton',
    'charcoal',
    { currency: 'USD', least: 1450, most: 1450, unit: 'ton' },
  ],
  ['$1450', '', { currency: 'USD', least: 1450, most: 1450 }],
  ['under $1300 per ton', '', { currency: 'USD', most: 1300, unit: 'ton' }],
  ['price below 1500 usd', '', { currency: 'USD', most: 1500 }],
  ['price per kg: max 1.45 dollars', '', { currency: 'USD', most: 1.45, unit: 'kg' }],
  ['FOB < 1000', 'FOB', { currency: 'USD', most: 1000 }],
  ['charcoal FOB price under 1000/ton', 'charcoal FOB', { currency: 'USD', most: 1000, unit: 'ton' }],
  ['export price below 1000', '', { currency: 'USD', most: 1000 }],
  ['nilai ekspor > 5.000', '', { currency: 'USD', least: 5000 }],
  ['less than 1000 USD', '', { currency: 'USD', most: 1000 }],
  ['briquettes under 1300 usd', 'briquettes', { currency: 'USD', most: 1300 }],
  ['briquettes 1300 usd max', 'briquettes', { currency: 'USD', most: 1300 }],
  ['coffee over €8 /kg', 'coffee', { currency: 'EUR', least: 8, unit: 'kg' }],
  ['coffee from 5000 eur/mt', 'coffee', { currency: 'EUR', least: 5000, unit: 'ton' }],
  ['TRY 450 coffee', 'coffee', { currency: 'TRY', least: 450, most: 450 }],
  ['min 2 SGD coffee', 'coffee', { currency: 'SGD', least: 2 }],
  ['USD 1,000 - 1,500 charcoal', 'charcoal', { currency: 'USD', least: 1000, most: 1500 }],
  ['from $1000 to $1500', '', { currency: 'USD', least: 1000, most: 1500 }],
  ['kopi harga di bawah Rp 100.000/kg', 'kopi', { currency: 'IDR', most: 100_000, unit: 'kg' }],
  ['kopi di bawah 100 ribu', 'kopi', { currency: 'IDR', most: 100_000 }],
  ['100-200rb kopi', 'kopi', { currency: 'IDR', least: 100_000, most: 200_000 }],
  ['price 20000-25000', '', { currency: 'IDR', least: 20_000, most: 25_000 }],
  ['kopi harga 100.000 sampai 150.000', 'kopi', { currency: 'IDR', least: 100_000, most: 150_000 }],
  ['price 1000 - 1400', '', { currency: 'USD', least: 1000, most: 1400 }],
  ['charcoal price from 1000 to 1400', 'charcoal', { currency: 'USD', least: 1000, most: 1400 }],
  ['di bawah 100000', '', { currency: 'IDR', most: 100_000 }],
  ['harga maks 1,5 juta', '', { currency: 'IDR', most: 1_500_000 }],
  ['pupuk rp. 110.000 per karung', 'pupuk', { currency: 'IDR', least: 110_000, most: 110_000, unit: 'sack' }],
])('a price in a search: %s', (q, text, price) => {
  const { text: left, parts } = without(q, pricesIn(q));
  expect([left, parts.map(({ wanted }) => wanted)]).toEqual([text, [{ fact: 'price', ...price }]]);
});

test.each([
  '1450',
  'under 1300',
  'price below 1500',
  '1000-1400',
  'price 2-4 mm',
  'A$ 1450',
  'all 25 mm',
  'top 10 charcoal',
  'XUSD 5',
  'usd',
  '25 mm',
  '5 usdt',
  '$',
  'price 5 per kg',
  'above 12000 kcal',
  '2 ribu karton',
])('no price: %s', (q) => expect(pricesIn(q)).toEqual([]));

test.each([
  ['cheap charcoal', 'charcoal'],
  ['pupuk MURAH', 'pupuk'],
  ['harga pupuk per sak', 'pupuk'],
  ['price of coffee per kg', 'coffee'],
  ['pupuk karungan', 'pupuk'],
  ['price list fertilizer', 'fertilizer'],
  ['pricelist of pupuk', 'pupuk'],
  ['pupuk price-list', 'pupuk'],
  ['daftar harga pupuk', 'pupuk'],
  ['list harga untuk pupuk', 'pupuk'],
  ['packing list', 'packing list'],
  ['low ash', 'low ash'],
  ['coffee price 1450', 'coffee price 1450'],
  ['cheapskate per person', 'cheapskate per person'],
  ['karung goni', 'karung goni'],
  ...['briket exporter', 'briket suppliers', 'agen briket', 'toko briket', 'produsen briket'].map(
    (text): [string, string] => [text, 'briket'],
  ),
  ...['briket eceran', 'jual briket', 'beli briket', 'briket usd', 'wholesale briket', 'briket for sale'].map(
    (text): [string, string] => [text, 'briket'],
  ),
])('LIST-4 %j is about %j, whatever it costs', (text, goods) => expect(withoutPriceWords(text)).toBe(goods));

test.each([
  ...[
    'kopi paling murah',
    'kopi termurah',
    'Harga Termurah kopi',
    'cheapest kopi',
    'kopi cheapest price',
    'lowest price kopi',
    'kopi paling mahal',
    'most expensive kopi',
    'kopi low price',
    'best price kopi',
    'kopi harga terendah',
    'kopi harga terbaik',
    'kopi harga tertinggi',
    'lowest price first kopi',
    'Harga, terendah dahulu kopi',
    'price, low to high kopi',
  ].map((q): [string, string] => [q.toLowerCase(), 'kopi']),
  ['paling murah', ''],
  ['kopi paling enak', 'kopi paling enak'],
  ['lowest price 1450', 'lowest price 1450'],
  ['lowest ash', 'lowest ash'],
])('LIST-4 %j is about %j, at whatever price among others', (text, goods) =>
  expect(withoutPriceRank(text)).toBe(goods),
);

test.each([
  'kopi murah',
  'Termurah',
  'paling murah',
  'harga paling rendah',
  'cheapest coffee',
  'lowest price kopi',
  'harga terendah',
  'Harga, terendah dahulu',
  'harga terbaik',
  'kopi harga rendah',
  'best price kopi',
  'lowest price first',
  'Price, low to high',
])('LIST-4 %j asks for what is cheap', (text) => expect(asksForCheap(text)).toBe(true));

test.each([
  'kopi termahal',
  'cheapskate',
  'lowest price 1450',
  'lowest ash',
  'price list',
  'highest price',
  'harga tertinggi',
  'abu terendah',
  'best price 1450',
])('LIST-4 %j does not', (text) => expect(asksForCheap(text)).toBe(false));
