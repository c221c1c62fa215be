import { choicesWithKeys } from './choicesWithKeys';

test.each([
  ['Utuh / Whole\n Patah kecil ', 'utuh: Utuh / Whole\npatah_kecil: Patah kecil'],
  ['serbuk: Serbuk / Powder\nGranul', 'serbuk: Serbuk / Powder\ngranul: Granul'],
  ['a: Utuh\n\n25', 'a: Utuh\n\n25'],
])('SPEC-1 the choices %j are %j', (typed, stored) => {
  expect(choicesWithKeys(typed)).toBe(stored);
});
