import { farFromStated, rangesOf } from './categorySpecs';

const OTHERS: Parameters<typeof rangesOf>[0] = [
  { ash: { max: 2.5 }, moisture: { max: 6 }, heat: { min: 7000, max: 7300 }, height: { value: 25 } },
  { ash: { max: 4 }, moisture: { max: 6 }, heat: { min: 7000, max: 7200 } },
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
  expect(farFromStated(field, value, rangesOf(OTHERS))).toEqual(sentence);
});
