import { priceForUnit, pricesMeant, wordedPrice } from './written-price.js';

test.each([
  ['85rb', 85_000],
  ['85 ribu', 85_000],
  ['Rp. 85 ribu', 85_000],
  ['1,2 jt', 1_200_000],
  ['1,15 Juta', 1_150_000],
  ['1.250 rb', 1_250_000],
  ['IDR 85.000', 85_000],
  ['idr85000', 85_000],
])('APRO-5 %p is %p rupiah', (text, price) => {
  expect(wordedPrice(text)).toBe(price);
});

test.each(['85.000', 'Rp 85.000', '8.5', '8.5 rb', '1,250 rb', '85 r', 'IDR', 'USD 85', '85rb/kg'])(
  'APRO-5 %p is left to others',
  (text) => {
    expect(wordedPrice(text)).toBeUndefined();
  },
);

test.each([
  ['85.000/kg', { price: 85_000, code: 'kg' }],
  ['Rp. 85rb / karung', { price: 85_000, code: 'sack' }],
  ['Rp 85.000 per kilo', { price: 85_000, code: 'kg' }],
  ['85.000', undefined],
  ['8.5/kg', undefined],
  ['85.000/gerobak', undefined],
])('APRO-5 %p is for a unit: %j', (text, priced) => {
  expect(priceForUnit(text)).toEqual(priced);
});

test.each([
  ['8.5', ['8.500', '8,50']],
  ['90.00', ['90.000', '90,00']],
  ['6.2555', []],
  ['1250.50', []],
  ['seribu', []],
])('APRO-5 %p may mean %j', (text, meant) => {
  expect(pricesMeant(text)).toEqual(meant);
});
