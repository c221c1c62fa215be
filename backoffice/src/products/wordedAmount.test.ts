import { wordedAmount } from './wordedAmount';

test.each([
  ['moq', '1,5 ton', 1.5, 'moq_unit', 'ton'],
  ['moq', '1.000 Karung', 1000, 'moq_unit', 'sack'],
  ['moq', '200 dus', 200, 'moq_unit', 'carton'],
  ['export_price', 'USD 1.250', 1250, 'export_currency', 'USD'],
  ['export_price', '420,50 eur', 420.5, 'export_currency', 'EUR'],
  ['export_price', '$1.250', 1250, 'export_currency', 'USD'],
  ['export_price', '$1,250', 1250, 'export_currency', 'USD'],
  ['export_price', '1,250.75 USD', 1250.75, 'export_currency', 'USD'],
])('TRADE-5 of %s %p is %p, and %s is %p', (source, text, amount, field, code) => {
  expect(wordedAmount(source, text)).toEqual({ amount, field, code });
});

test.each([
  ['moq', '5'],
  ['moq', '5 gerobak'],
  ['moq', '1.5 ton'],
  ['moq', '1,250 ton'],
  ['export_price', '1,250'],
  ['export_price', 'USD'],
  ['export_price', 'USD 1.250 FOB'],
  ['load_20_kg', '18 ton'],
])('TRADE-5 of %s %p stays as it is', (source, text) => {
  expect(wordedAmount(source, text)).toBeUndefined();
});
