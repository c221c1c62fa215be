import { inFigures } from './number-words';

test.each([
  ['one ton', '1 ton'],
  ['Two tons', '2 tons'],
  ['twenty-five tons', '25 tons'],
  ['two hundred and fifty kg', '250 kg'],
  ['a hundred bags', '100 bags'],
  ['twelve thousand five hundred kg', '12500 kg'],
  ['two and a half tons', '2.5 tons'],
  ['dua ton', '2 ton'],
  ['dua belas ton', '12 ton'],
  ['sebelas ton', '11 ton'],
  ['dua puluh lima ton', '25 ton'],
  ['seratus dua puluh kg', '120 kg'],
  ['seribu dua ratus karung', '1200 karung'],
  ['tiga ratus lima puluh ribu kg', '350000 kg'],
  ['satu setengah ton', '1.5 ton'],
  ['2 and a half tons', '2.5 tons'],
  ['20 ribu kg', '20000 kg'],
  ['1,5 ribu karung', '1500 karung'],
  ['one or two tons', '1 or 2 tons'],
  ['one and two', '1 and 2'],
  ['two 500 kg', '2 x 500 kg'],
  ['dua 40HC', '2 x 40HC'],
])('TRADE-4 %p in figures is %p', (words, figures) => {
  expect(inFigures(words)).toBe(figures);
  expect(inFigures(figures)).toBe(figures);
});

test.each([
  '18.5 t',
  'half a ton',
  'setengah ton',
  'someone',
  'one two tons',
  'lima sepuluh ton',
  'ten five tons',
  'two thousand thousand',
  'belas ton',
  'hundred tons',
  '2 dua ton',
  '1 500 ribu kg',
  '1.500 ribu kg',
  'two 500',
])('TRADE-4 %p stays as it is', (text) => {
  expect(inFigures(text)).toBe(text);
});
