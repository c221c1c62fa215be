import { choicesWithKeys } from './choicesWithKeys';

test.each([
  ['Utuh / Whole\n Patah kecil ', 'utuh: Utuh / Whole\npatah_kecil: Patah kecil'],
  ['serbuk: Serbuk / Powder\nGranul', 'serbuk: Serbuk / Powder\ngranul: Granul'],
  ['a: Utuh\n\n25', 'a: Utuh\n\n25'],
  ['Utuh, Bubuk / Powder; Pecah', 'utuh: Utuh\nbubuk: Bubuk / Powder\npecah: Pecah'],
  ['Utuh, kering\nBubuk', 'utuh_kering: Utuh, kering\nbubuk: Bubuk'],
  ['utuh: Utuh, kering', 'utuh: Utuh, kering'],
])('SPEC-1 the choices %j are %j', (typed, stored) => {
  expect(choicesWithKeys(typed)).toBe(stored);
});
