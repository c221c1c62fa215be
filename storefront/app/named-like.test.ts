import { namedLike } from './named-like';

test.each(['coffee', 'KOPI', 'kop hij', ' hijau, kopi ', 'kopí'])('LIST-1 %p names the category', (q) => {
  expect(namedLike(q, ['Green coffee', 'Kopi hijau'])).toBe(true);
});

test.each(['', '<>', 'offee', 'green kopi', 'coffee bag'])('LIST-1 %p does not', (q) => {
  expect(namedLike(q, ['Green coffee', 'Kopi hijau'])).toBe(false);
});
