import { calculator as texts } from '~/i18n/en/trade';
import {
  amountQuery,
  answer,
  type Calculator,
  queryWithoutFeet,
  readAmount,
  type Unit,
} from './container-load';

const CALCULATOR: Calculator = {
  language: 'en',
  example: { count: 20, unit: 't' },
  tonnesPer: { t: 1, pack: 0.04, 20: 20, 40: 26 },
  units: { t: 't', pack: '× sack of 40 kg', 20: '× 20′', 40: '× 40′' },
  texts,
};

const said = (count: number, unit: Unit = 't', calculator = CALCULATOR) =>
  answer(calculator, { count, unit });

test('TRADE-4 SHOW-4 an amount in any unit is answered in one line of tonnes, packs and containers', () => {
  expect(said(20)).toBe('20 t = 500 × sack of 40 kg = 1 × 20′ or 0.77 × 40′');
  expect(said(65)).toBe('65 t = 1,625 × sack of 40 kg = 3.25 × 20′ or 2.5 × 40′');
  expect(said(500, 'pack')).toBe(said(20));
  expect(said(1, '20')).toBe(said(20));
  expect(said(2, '40')).toMatch(/^52 t = .* or 2 × 40′$/);
});

test('TRADE-4 a pack that is begun counts as one, and what rounding adds does not', () => {
  expect(said(0.041)).toContain(' 2 × sack');
  expect(said(0.1 + 0.02)).toContain(' 3 × sack');
});

test('TRADE-4 what a product does not name is left out', () => {
  const { t, 40: load } = CALCULATOR.tonnesPer;
  const calculator = { ...CALCULATOR, tonnesPer: { t, 40: load } };
  expect(said(13, 't', calculator)).toBe('13 t = 0.5 × 40′');
  expect(said(13, 'pack', calculator)).toBe(texts.refused);
});

test('TRADE-4 nothing, less and more than a bulk carrier takes are refused in a sentence', () => {
  for (const count of [0, 100_001]) expect(said(count)).toBe(texts.refused);
  expect(answer(CALCULATOR, undefined)).toBe(texts.refused);
});

test.each([
  ['tonnes=36', { count: 36, unit: 't' }],
  ['tonnes=18,5&unit=pack', { count: 18.5, unit: 'pack' }],
  ['tonnes=2&unit=40', { count: 2, unit: '40' }],
  ['tonnes=2&unit=__proto__', { count: 2, unit: 't' }],
  ['tonnes=-2', undefined],
  ['tonnes=2x20', undefined],
  ['unit=40', undefined],
])('TRADE-4 the address asks %s', (search, amount) => {
  expect(readAmount(new URLSearchParams(search))).toEqual(amount);
});

test.each([
  ['id', '1.500', 1500],
  ['id', '1.5', 1.5],
  ['id', '0.125', 0.125],
  ['en', '1.500', 1.5],
] as const)('TRADE-4 who reads %s and types %s asks for %d', (language, typed, count) => {
  expect(readAmount(new URLSearchParams({ tonnes: typed }), language)?.count).toBe(count);
});

test('TRADE-4 the query of an amount is the shortest', () => {
  expect(amountQuery({ count: 36, unit: 't' })).toBe('?tonnes=36');
  expect(amountQuery({ count: 2, unit: '20' })).toBe('?tonnes=2&unit=20');
});

test.each([
  ['tonnes=2&feet=20', '?tonnes=2&unit=20'],
  ['tonnes=500&feet=packs&proposed=20', '?tonnes=500&unit=pack'],
  ['tonnes=300&feet=kg', '?tonnes=0.3'],
  ['tonnes=18&feet=', '?tonnes=18'],
  ['tonnes=many&feet=20', ''],
  ['tonnes=18', undefined],
])('TRADE-4 an address with feet, %s, has a new one', (search, query) => {
  expect(queryWithoutFeet(new URLSearchParams(search))).toBe(query);
});
