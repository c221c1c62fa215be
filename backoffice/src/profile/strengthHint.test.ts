import { strengthHint } from './strengthHint';

test('below the shortest length the hint names the limits', () => {
  expect(strengthHint('abc12')).toBe('6 sampai 128 karakter.');
});

test.each([
  ['rahasia', /^Lemah/],
  ['Rahasia1', /^Cukup/],
  ['kopirobustajawa', /^Cukup/],
  ['kopi robusta jawa', /^Kuat/],
])('%s', (password, hint) => {
  expect(strengthHint(password)).toMatch(hint);
});
