import { unlikelyPercent } from './unlikely-percent.js';

test.each([
  [{ max: 12_500 }, '12.500 % lebih dari 100 %. Bila maksudnya 12,5 %, tulis 12,5.'],
  [{ min: 10, max: 12_500 }, '12.500 % lebih dari 100 %. Bila maksudnya 12,5 %, tulis 12,5.'],
  [{ value: 800 }, '800 % lebih dari 100 %. Periksa nol dan komanya.'],
  [{ value: 250_000 }, '250.000 % lebih dari 100 %. Periksa nol dan komanya.'],
  [{ min: 12.5, max: 100 }, undefined],
  [{ value: '12.50' }, undefined],
  [{}, undefined],
])('SPEC-2 of %j per cent is said: %j', (value, sentence) => {
  expect(unlikelyPercent(value, '%')).toBe(sentence);
  expect(unlikelyPercent(value, 'mm')).toBeUndefined();
});
