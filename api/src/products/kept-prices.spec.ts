import { isFarPrice, keptPrices } from './kept-prices.js';

const SACK = { price: 80_000, price_unit: 'sack', pack_net_kg: 25 };
const ABROAD = { export_price: 31, export_unit: 'sack', export_currency: 'USD' };

test('HAND-6 prices for packs that stay while one weighs something else say what a kilogram costs', () => {
  expect(keptPrices({ ...SACK, ...ABROAD }, { ...SACK, ...ABROAD, pack_net_kg: 20 })).toEqual([
    {
      field: 'price',
      sentence: 'Harga tetap Rp 80.000 per karung: kini Rp 4.000 per kg, tadinya Rp 3.200 per kg.',
    },
    {
      field: 'export_price',
      sentence: 'Nilai ekspor tetap USD 31 per karung: kini USD 1,55 per kg, tadinya USD 1,24 per kg.',
    },
  ]);
});

test.each([
  SACK,
  { ...SACK, pack_net_kg: 20, price: 64_000 },
  { ...SACK, pack_net_kg: 20, price_unit: 'piece' },
  { ...SACK, pack_net_kg: null },
  { ...SACK, pack_net_kg: '20 kg' },
])('HAND-6 nothing is said of %j', (after) => {
  expect(keptPrices(SACK, after)).toEqual([]);
  expect(keptPrices({ ...SACK, pack_net_kg: null }, after)).toEqual([]);
});

test('TRADE-1 a price that stays while it is for something else says what a kilogram costs', () => {
  const kilogram = { ...SACK, price: 21_000, price_unit: 'kg' };
  expect(keptPrices(kilogram, { ...kilogram, price_unit: 'carton', pack_net_kg: 10 })).toEqual([
    {
      field: 'price',
      sentence: 'Harga tetap Rp 21.000 per karton: kini Rp 2.100 per kg, tadinya Rp 21.000 per kg.',
    },
  ]);
  const perCarton = { ...kilogram, price: 210_000, price_unit: 'carton', pack_net_kg: 10 };
  expect(keptPrices(kilogram, perCarton)).toEqual([]);
  expect([
    isFarPrice('price', kilogram, perCarton),
    isFarPrice('price', SACK, { ...SACK, price: 8000 }),
  ]).toEqual([false, true]);
});

test('HAND-6 nothing is said of a price for kilograms', () => {
  const kilograms = { ...SACK, price_unit: 'kg' };
  expect(keptPrices(kilograms, { ...kilograms, pack_net_kg: 20 })).toEqual([]);
});
