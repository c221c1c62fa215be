import { formatValue } from './formatValue';

test('a price is written in rupiah, another number as one, a text as it is', () => {
  expect(formatValue('price', 1250000.5)).toBe('Rp 1.250.000,50');
  expect(formatValue('order', 1250)).toBe('1.250');
  expect(formatValue('spec:ph', 6.1234)).toBe('6,1234');
  expect(formatValue('name', 'Kopi')).toBe('Kopi');
});

test('true and false are Ya and Tidak', () => {
  expect(formatValue('featured', true)).toBe('Ya');
  expect(formatValue('featured', false)).toBe('Tidak');
});

test('TRADE-3 a code is told in words where it has some, and a day as one', () => {
  expect(formatValue('moq_unit', 'sack')).toBe('karung');
  expect(formatValue('availability', 'sold_out')).toBe('Habis');
  expect(formatValue('export_incoterm', 'FOB')).toBe('FOB');
  expect(formatValue('name', 'sack')).toBe('sack');
  expect(formatValue('export_valid_until', '2026-12-31')).toBe('31 Desember 2026');
  expect(formatValue('back_in_stock_on', '2026-12-31')).toBe('31 Desember 2026');
});

test('SPEC-6 the kind and the bound of a specification are told as in the screen of its category', () => {
  expect(formatValue('kind', 'choice')).toBe('Pilihan dari daftar');
  expect(formatValue('kind', 'yes_no')).toBe('Ya atau tidak');
  expect(formatValue('bound', 'max')).toBe('Paling banyak (maks.)');
});

test('a picture is named, for its address says nothing', () => {
  expect(formatValue('image', '/media/3f9a-1200x900/1200.jpg')).toBe('Gambar');
});

test.each([null, ''])('%p is no value', (value) => {
  expect(formatValue('description', value)).toBeUndefined();
});

test('HAND-13 the history tells times in words, as elsewhere', () => {
  expect(formatValue('disabled_at', '2026-11-25T14:49:10.771Z')).toMatch(
    /^2[56] November 2026 pukul \d{2}\.\d{2}$/,
  );
});
