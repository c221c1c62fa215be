import { farPrices } from './far-prices.js';

test.each([
  [12_500, 2500, ['Harga']],
  [12_500, 2501, []],
  [1250, 6250, ['Harga']],
  [1250, 6249, []],
  [1250, 0, ['Harga']],
  [0, 1250, []],
  [null, 1250, []],
  [1250, null, []],
  [1250, 'on request', []],
])('HAND-11 of a price of %p that becomes %p is far: %p', (from, price, far) => {
  expect(farPrices({ price: from, export_price: null }, { price })).toEqual(far);
});

test('HAND-11 an export price may be far too, a new product has none to be far from', () => {
  expect(farPrices({ price: 1, export_price: 2.5 }, { export_price: 25 })).toEqual(['Nilai ekspor']);
  expect(farPrices(undefined, { price: 1 })).toEqual([]);
});
