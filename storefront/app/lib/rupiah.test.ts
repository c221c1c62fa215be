import { rupiah } from './rupiah';

test('DET-1 a price is written as Rp with Indonesian grouping', () => {
  expect(rupiah(1250000)).toBe('Rp 1.250.000');
  expect(rupiah(0)).toBe('Rp 0');
  expect(rupiah(999)).toBe('Rp 999');
});

test('DET-1 decimals show only when the price has them', () => {
  expect(rupiah(1250000.5)).toBe('Rp 1.250.000,50');
  expect(rupiah(24500.004)).toBe('Rp 24.500');
  expect(rupiah(24499.999)).toBe('Rp 24.500');
});
