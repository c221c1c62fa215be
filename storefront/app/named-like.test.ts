import { namedLike } from './named-like';

test.each(['coffee', 'KOPI', 'kop hij', ' hijau, kopi ', 'kopí'])('LIST-1 %p names the category', (q) => {
  expect(namedLike(q, ['Green coffee', 'Kopi hijau'])).toBe(true);
});

test.each(['', '<>', 'offee', 'green kopi', 'coffee bag'])('LIST-1 %p does not', (q) => {
  expect(namedLike(q, ['Green coffee', 'Kopi hijau'])).toBe(false);
});

test.each([
  ['roasted coffee', ['Coffee', 'Kopi']],
  ['coffee beans', ['Coffee', 'Kopi']],
  ['kopi sangrai', ['Coffee', 'Kopi']],
  ['charcoal briquette', ['Briquettes', 'Briket']],
  ['roasted green coffees', ['Green coffee', 'Kopi hijau']],
] as const)('LIST-1 %p has the words of one of %j', (q, names) => {
  expect(namedLike(q, names)).toBe(true);
});

test.each(['kopitiam sangrai', 'coffeehouse chair', 'tea'])('LIST-1 %p has no name of a category', (q) => {
  expect(namedLike(q, ['Coffee', 'Kopi', ''])).toBe(false);
});
