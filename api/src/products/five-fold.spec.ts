import { fiveFoldChanges } from './five-fold.js';

test('KEEP-5 five times is asked about, in either direction, and a new amount is not', () => {
  expect(fiveFoldChanges({ price: 1000, moq: 18 }, { price: 5000, moq: 3.5 })).toEqual([
    { field: 'price', from: 1000, to: 5000 },
    { field: 'moq', from: 18, to: 3.5 },
  ]);
  expect(fiveFoldChanges({ price: 1000, load_20_kg: null }, { price: 4999, load_20_kg: 19200 })).toEqual([]);
  expect(fiveFoldChanges({ price: 0, export_price: 4 }, { price: 100, export_price: null })).toEqual([]);
});
