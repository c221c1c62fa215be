import { shortNumbersIn } from './short-numbers.js';

test.each([
  ['shisha 20 mm', [{ digits: '20', before: 'shisha', behind: 'mm' }], 'shisha   mm'],
  ['grade 2', [{ digits: '2', before: 'grade' }], 'grade  '],
  ['ash 1.5', [{ digits: '1.5', before: 'ash' }], 'ash  '],
  ['12%', [{ digits: '12', behind: '%' }], ' %'],
  ['K 6–8 %', [{ digits: '6–8' }], 'K   %'],
  ['screen 16/18', [{ digits: '16/18' }], 'screen  '],
  ['NPK 15-15-15', [{ digits: '15-15-15' }], 'NPK  '],
  ['25x25 mm', [], '25x25 mm'],
  ['1.250 gram', [{ digits: '1.250' }], '.250 gram'],
  ['125.000', [], '125.000'],
  ['7000 kcal', [], '7000 kcal'],
  ['XL-200', [], 'XL-200'],
])('LIST-4 of %j the short numbers are %j', (text, numbers, left) => {
  expect(shortNumbersIn(text)).toEqual({ numbers, left });
});
