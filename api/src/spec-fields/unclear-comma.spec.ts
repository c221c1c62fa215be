import { unclearComma, withClearCommas } from './unclear-comma.js';

test.each([
  ['1,200', 'Tinggi: tulis 1.200 (ribuan) atau 1,2 (desimal), bukan 1,200.'],
  ['1,000', 'Tinggi: tulis 1.000 (ribuan) atau 1 (desimal), bukan 1,000.'],
  ['-1,125', 'Tinggi: tulis 1.125 (ribuan) atau 1,1250 (desimal), bukan 1,125.'],
  ['1,250,000', 'Tinggi: tulis 1.250.000 (ribuan), bukan 1,250,000.'],
  ['900-1,200', 'Tinggi: tulis 1.200 (ribuan) atau 1,2 (desimal), bukan 1,200.'],
  ['0,125', undefined],
  ['1,1250', undefined],
  ['1,20', undefined],
  ['1.200,125', undefined],
  ['1.200', undefined],
])('SPEC-2 of %j is said: %j', (text, sentence) => {
  expect(unclearComma('Tinggi', text)).toBe(sentence);
});

test('SPEC-2 three decimals of what has no unit are clear', () => {
  for (const text of ['1,025', '1,025–1,049'])
    expect(unclearComma('Bobot jenis', text, null)).toBeUndefined();
  expect(unclearComma('Bobot jenis', '1,025', 'g/ml')).toBeDefined();
  expect(unclearComma('Isi', '1,250,000', null)).toBeDefined();
  expect(unclearComma('Isi', '12,500', null)).toBeDefined();
});

test('SPEC-2 three decimals are written as four where they may be taken for a group', () => {
  expect(withClearCommas('1,125–12,625')).toBe('1,1250–12,6250');
  expect(withClearCommas('maks. 0,125')).toBe('maks. 0,125');
  expect(withClearCommas('1.250,125')).toBe('1.250,125');
});
