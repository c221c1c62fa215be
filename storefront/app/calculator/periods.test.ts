import { inMonth, inPeriod, type Period } from './periods';

test.each([
  ['18 tons per month', '18 tons', 'month'],
  ['18 tons a month', '18 tons', 'month'],
  ['18 tons, every month.', '18 tons', 'month'],
  ['18 t monthly', '18 t', 'month'],
  ['Monthly: 18 t', '18 t', 'month'],
  ['per bulan 18 ton', '18 ton', 'month'],
  ['18 ton/bulan', '18 ton', 'month'],
  ['18 / bln', '18', 'month'],
  ['18/month', '18', 'month'],
  ['18 ton sebulan', '18 ton', 'month'],
  ['18 ton tiap bulan', '18 ton', 'month'],
  ['2x20 per week', '2x20', 'week'],
  ['2 kontainer setiap minggu', '2 kontainer', 'week'],
  ['500 kg daily', '500 kg', 'day'],
  ['500 kg per hari', '500 kg', 'day'],
  ['50 t quarterly', '50 t', 'quarter'],
  ['200 ton per tahun', '200 ton', 'year'],
  ['monthly', '', 'month'],
  ['18 tons', '18 tons', undefined],
  ['18 t in one month', '18 t in one month', undefined],
  ['18 t per 2 months', '18 t per 2 months', undefined],
  [' sebagian ', ' sebagian ', undefined],
])('TRADE-4 of %p %p is wanted each %p', (typed, each, period) => {
  expect(inPeriod(typed)).toEqual({ each, ...(period && { period: period as Period }) });
});

test('TRADE-4 what is wanted every week, quarter or year is compared with what can be had in a month', () => {
  expect(inMonth(12)).toBe(12);
  expect(inMonth(12, 'month')).toBe(12);
  expect(inMonth(12, 'week')).toBe(52);
  expect(inMonth(12, 'day')).toBeCloseTo(365);
  expect(inMonth(12, 'quarter')).toBe(4);
  expect(inMonth(12, 'year')).toBe(1);
});
