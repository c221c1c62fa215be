import { rupiah } from './rupiah';

test('a whole price has Indonesian grouping and no decimals', () => {
  expect(rupiah(1_250_000)).toBe('Rp 1.250.000');
  expect(rupiah(0)).toBe('Rp 0');
});

test('a price with cents shows both decimals', () => {
  expect(rupiah(1234.5)).toBe('Rp 1.234,50');
});

test('fractions of a cent are rounded away, as on the public pages', () => {
  expect(rupiah(24500.004)).toBe('Rp 24.500');
  expect(rupiah(24499.999)).toBe('Rp 24.500');
});
