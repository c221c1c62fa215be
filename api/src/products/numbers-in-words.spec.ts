import { numbersInWords } from './numbers-in-words.js';

test.each([
  ['Diameter 22 mm, panjang 35 mm', ['22 mm', '35 mm']],
  ['16–18 mm', ['16 mm', '18 mm']],
  ['25 x 25 x 30 mm', ['25 mm', '25 mm', '30 mm']],
  ['Grade 1', ['Grade 1']],
  ['Mutu 1, ayakan: 18', ['Mutu 1', 'ayakan 18']],
  ['1.250 kcal/kg, 2,5%', ['1.250 kcal/kg', '2,5 %']],
  ['18 dan 20', ['18', '20']],
  ['screen 16–18 and 11–12% moisture', ['screen 16', 'screen 18', '11 %', '12 %']],
  ['2–5 or 5–8 mm', ['2 mm', '5 mm', '5 mm', '8 mm']],
  ['Natural', []],
])('SPEC-2 the numbers of %j', (text, words) => {
  expect(numbersInWords(text).map((each) => each.words)).toEqual(words);
});

test('SPEC-2 are read as they are written in either language', () => {
  const numbers = numbersInWords('1.250 g, 2,5 mm, 2.5 mm').map(({ number }) => number);
  expect(numbers).toEqual([1250, 2.5, 2.5]);
});
