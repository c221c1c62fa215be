import { farFromOffers, farFromStated, type Other } from './categoryOthers';

const FOB = { export_price: null, export_currency: 'USD', export_unit: 'ton' } as const;
const OTHERS: Other[] = [
  {
    ...FOB,
    export_price: 5100,
    specs: { ash: { max: 2.5 }, moisture: { max: 6 }, heat: { min: 7000, max: 7300 }, height: { value: 25 } },
  },
  {
    ...FOB,
    export_price: 14,
    export_unit: 'kg',
    specs: { ash: { max: 4 }, moisture: { max: 6 }, heat: { min: 7000, max: 7200 } },
  },
  { ...FOB, export_price: 9, export_currency: 'EUR', specs: {} },
];
const ASH = { key: 'ash', unit: '%' };

test.each([
  [ASH, { max: 25 }, 'Produk lain di kategorinya 2,5 – 4 %. Periksa nol dan komanya.'],
  [ASH, { max: 0.25 }, 'Produk lain di kategorinya 2,5 – 4 %. Periksa nol dan komanya.'],
  [{ key: 'moisture', unit: null }, { max: 60 }, 'Produk lain di kategorinya 6. Periksa nol dan komanya.'],
  [
    { key: 'heat', unit: 'kcal/kg' },
    { min: 700, max: 7300 },
    expect.stringContaining('7.000 – 7.300 kcal/kg'),
  ],
  [ASH, { max: 12 }, undefined],
  [ASH, { max: 3 }, undefined],
  [ASH, undefined, undefined],
  [{ key: 'height', unit: 'mm' }, { value: 250 }, undefined],
])('HAND-11 beside others of its category is said of %j %j: %p', (field, value, sentence) => {
  expect(farFromStated(field, value, OTHERS)).toEqual(sentence);
});

test.each([
  [
    { export_price: 98_000 },
    'Produk lain di kategorinya USD 5.100 – USD 14.000 per ton. Periksa nol dan komanya.',
  ],
  [
    { export_price: 0.98, export_unit: 'kg' as const },
    'Produk lain di kategorinya USD 5,10 – USD 14 per kg. Periksa nol dan komanya.',
  ],
  [{ export_price: 9800 }, undefined],
  [{ export_price: null }, undefined],
  // Of one other alone.
  [{ export_price: 98_000, export_currency: 'EUR' }, undefined],
  [{ export_price: 98_000, export_unit: 'sack' as const }, undefined],
])('HAND-11 beside others of its category is said of an export price %j: %p', (offer, sentence) => {
  expect(farFromOffers({ ...FOB, ...offer }, OTHERS)).toBe(sentence);
});
