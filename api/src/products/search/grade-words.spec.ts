import { withGradeDigits, withGradeNames } from './grade-words.js';

test.each([
  ['grade one', 'grade 1', 'grade 1'],
  ['robusta Grade-Two', 'robusta Grade 2', 'robusta grade 2'],
  ['first grade arabica', 'grade 1 arabica', 'grade 1 arabica'],
  ['grade satu', 'grade 1', 'grade 1'],
  ['kopi mutu satu', 'kopi mutu 1', 'kopi grade 1'],
  ['kelas 1', 'kelas 1', 'grade 1'],
  ['kualitas dua', 'kualitas 2', 'grade 2'],
  ['robusta G1', 'robusta G1', 'robusta grade 1'],
  ['g-1', 'G1', 'grade 1'],
  ['Gr 1, Gr. 2', 'G1, G2', 'grade 1, grade 2'],
])('LIST-4 the grade of %j is %j, which means %j', (text, digits, named) => {
  expect(withGradeDigits(text)).toBe(digits);
  expect(withGradeNames(digits)).toBe(named);
});

test.each(['grade a', 'one-way', 'kelas 12', '250 gr 1 box', '250 gr', 'G10', 'PG1', 'grade 1.5', 'first'])(
  'LIST-4 %j as it is',
  (text) => expect(withGradeNames(withGradeDigits(text))).toBe(text),
);
