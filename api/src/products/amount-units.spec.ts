import { amountIn } from './amount-units.js';

test.each([
  ['kg', '18 ton', 18_000],
  ['kg', '18t', 18_000],
  ['kg', ' 18,55 Ton ', 18_550],
  ['kg', '18.000 kg', 18_000],
  ['kg', '18000KG', 18_000],
  ['kg', '40,5 kg', 40.5],
  ['ton', '120 ton', 120],
  ['ton', '1.255 kg', 1.255],
  ['hari', '14 hari', 14],
] as const)('TRADE-3 in %s, %j is %d', (unit, text, amount) => {
  expect(amountIn(unit, text)).toBe(amount);
});

test.each([
  ['kg', '18.5 ton'],
  ['kg', '18,000 kg'],
  ['kg', '18.00 ton'],
  ['kg', '18 karung'],
  ['kg', '-18 ton'],
  ['kg', 'ton'],
  ['kg', '18'],
  ['kg', '18 constructor'],
  ['hari', '2 ton'],
  [undefined, '18 ton'],
] as const)(
  'TRADE-5 in %s, %j is left as it is: it says no amount, or may be meant either way',
  (unit, text) => {
    expect(amountIn(unit, text)).toBeUndefined();
  },
);
