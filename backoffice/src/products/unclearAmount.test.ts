import { leftAmount, thousands, unclearAmount, unclearWhole } from './unclearAmount';

const UNCLEAR = 'Harus berupa angka, paling banyak dua desimal, misalnya 12.500 atau 12,50.';

test.each([
  ['1,250.75', 'Angkanya belum jelas: mungkin 1.250,75?'],
  ['12,345', 'Angkanya belum jelas: mungkin 12.345?'],
  ['12.5000', UNCLEAR],
  ['3.2', undefined],
  [1250.75, undefined],
  [null, undefined],
])('TRADE-2 an amount of %j is not sent: %j', (amount, sentence) => {
  expect(unclearAmount(amount)).toBe(sentence);
});

test.each([
  ['19,200', 'Angkanya belum jelas: mungkin 19.200?'],
  [19.2, 'Harus berupa bilangan bulat dalam kg, misalnya 19.200 atau 19,2 ton.'],
  ['18 karung', 'Harus berupa bilangan bulat dalam kg, misalnya 19.200 atau 19,2 ton.'],
  ['18.000x', 'Harus berupa bilangan bulat dalam kg, misalnya 19.200 atau 19,2 ton.'],
  [19_200, undefined],
  [null, undefined],
])('TRADE-5 whole kilograms of %j is not sent: %j', (amount, sentence) => {
  expect(unclearWhole(amount, 'kg')).toBe(sentence);
});

test.each([
  ['3.2', 'Dibaca 3,20.'],
  ['USD 3.2', UNCLEAR],
  [3.2, undefined],
])('TRADE-2 of an amount of %j that was left is said: %j', (amount, sentence) => {
  expect(leftAmount(amount)).toBe(sentence);
});

test.each([
  [2500, 'Dibaca 2.500,00.'],
  [2500.5, 'Dibaca 2.500,50.'],
  [2.5, undefined],
  ['2.5000', undefined],
  [null, undefined],
])('TRADE-2 of a price of %j in thousands that was left is said: %j', (amount, sentence) => {
  expect(thousands(amount)).toBe(sentence);
});
