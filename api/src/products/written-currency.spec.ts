import { currencyCode, writtenCurrency } from './written-currency.js';

test.each([
  ['USD 1.250', 'USD', '1.250'],
  ['420,50 eur', 'EUR', '420,50'],
  ['$1,250', 'USD', '1.250'],
  ['US$ 1,250.75', 'USD', '1.250,75'],
  ['€2.5', 'EUR', '2.5'],
  [' 3 £ ', 'GBP', '3'],
])('TRADE-5 HAND-11 of %j the currency is %s and the amount %s', (text, currency, amount) => {
  expect(writtenCurrency(text)).toEqual({ currency, amount });
});

test.each(['1,250', 'Rp 5', 'USD', 'USD 5 FOB', 'USD 5 kg', '$ banyak'])(
  'TRADE-5 HAND-11 %j is no amount with a currency',
  (text) => {
    expect(writtenCurrency(text)).toBeUndefined();
  },
);

test.each([
  ['US$', 'USD'],
  [' $ ', 'USD'],
  ['€', 'EUR'],
  ['eur', 'EUR'],
  ['dolar', 'DOLAR'],
])('TRADE-5 the code of %j is %s', (text, code) => expect(currencyCode(text)).toBe(code));
