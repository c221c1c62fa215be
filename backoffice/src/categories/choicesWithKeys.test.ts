import { choicesWithKeys } from './choicesWithKeys';

test.each([
  ['Utuh / Whole\n Patah kecil ', 'utuh: Utuh / Whole\npatah_kecil: Patah kecil'],
  ['serbuk: Serbuk / Powder\nGranul', 'serbuk: Serbuk / Powder\ngranul: Granul'],
  ['a: Utuh\n\n25', 'a: Utuh\n\n25'],
  ['Utuh, Bubuk / Powder; Pecah', 'utuh: Utuh\nbubuk: Bubuk / Powder\npecah: Pecah'],
  ['Utuh, kering\nBubuk', 'utuh_kering: Utuh, kering\nbubuk: Bubuk'],
  ['utuh: Utuh, kering', 'utuh: Utuh, kering'],
  ['kelas b : Kelas B / Grade B\ngrade  2a: 2A: baik', 'kelas_b: Kelas B / Grade B\ngrade_2a: 2A: baik'],
  ['Kelas B: Mutu B\na__b: 2A', 'Kelas B: Mutu B\na__b: 2A'],
  ['Kelas B: Kelas B\nAB6: AB6 / AB6 (sorted)', 'kelas_b: Kelas B\nab6: AB6 / AB6 (sorted)'],
  ['Besar: Besar / Large', 'besar: Besar / Large'],
])('SPEC-1 the choices %j are %j', (typed, stored) => {
  expect(choicesWithKeys(typed)).toBe(stored);
});
