import { shownValue } from './formatValue';

test('a price is written in rupiah, a text as it is', () => {
  expect(shownValue('price', 1250000.5)).toBe('Rp 1.250.000,50');
  expect(shownValue('name', 'Kopi')).toBe('Kopi');
});

test('a picture is named, for its address says nothing', () => {
  expect(shownValue('image', '/media/3f9a-1200x900/1200.jpg')).toBe('Gambar');
});

test.each([null, ''])('%p is no value', (value) => {
  expect(shownValue('description', value)).toBeUndefined();
});
