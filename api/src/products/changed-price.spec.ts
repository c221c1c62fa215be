import { changedPrice, changedPriceProblem, percentProblem, ROUND_TO } from './changed-price.js';

test.each([
  [85_000, 5, 100, 89_300],
  [85_000, 5, 1, 89_250],
  [85_000, 5, 500, 89_500],
  [85_000, 5, 1000, 89_000],
  [85_000, -3, 100, 82_500],
  [85_000, 2.5, 100, 87_100],
  // In the middle.
  [1000, 0.05, 1, 1001],
  [50, 0, 100, 100],
  [49.99, 0, 100, 0],
  [100, 3, 100, 100],
  // Too, but as products of such numbers a little less.
  [1000, -89.95, 1, 101],
  [85_000, -89.95, 1, 8543],
  [1_000_000, 0.05, 1000, 1_001_000],
  [9_999_999_999_999.99, -99.99, 1, 1_000_000_000],
  [9_999_999_999_999.99, 1000, 1, 110_000_000_000_000],
] as const)('HAND-7 Rp %p by %p percent, rounded to %p, is Rp %p', (price, percent, round_to, changed) => {
  expect(changedPrice(price, { percent, round_to })).toBe(changed);
});

test('HAND-7 any price by any per cent is as near to its exact value as the rounding lets it be', () => {
  for (const price of [0.01, 12.34, 999.99, 84_999.5, 1_234_567.89])
    for (const percent of [-99.99, -33.33, -0.01, 0, 0.07, 2.55, 999.99])
      for (const round_to of ROUND_TO) {
        const changed = changedPrice(price, { percent, round_to });
        expect(changed % round_to).toBe(0);
        expect(Math.abs(changed - price * (1 + percent / 100))).toBeLessThanOrEqual(round_to / 2 + 1e-6);
      }
});

test.each([5, -3, 2.5, 0, -99.99, 1000])('HAND-7 prices can be changed by %p percent', (percent) => {
  expect(percentProblem(percent)).toBeUndefined();
});

test.each<[unknown, string]>([
  [-100, 'Persen harus lebih dari -100.'],
  [1000.01, 'Persen paling besar 1.000.'],
  ...[2.555, '5', null, undefined, NaN].map((percent): [unknown, string] => [
    percent,
    'Persen harus berupa angka, paling banyak dua desimal, misalnya 5, -3, atau 2,5.',
  ]),
])('HAND-7 prices cannot be changed by %p percent', (percent, sentence) => {
  expect(percentProblem(percent)).toBe(sentence);
});

test('HAND-7 a price of nothing, or of more than there may be, is refused with the name of its product', () => {
  expect(changedPriceProblem('Lada', 0, 1000)).toBe(
    'Harga “Lada” menjadi Rp 0. Ubah persen atau pembulatannya.',
  );
  expect(changedPriceProblem('Lada', 1001, 1000)).toBe('Harga “Lada” menjadi terlalu besar.');
  expect(changedPriceProblem('Lada', 1000, 1000)).toBeUndefined();
});
