import { farFromOthers } from './categoryPrices';

const COFFEES = [82_000, 225_000] as const;
const product = { id: 1, category_id: 1, price_unit: 'kg', pack_net_kg: null } as const;

test.each([
  [
    { price: 1_400_000 },
    'Produk lain di kategorinya Rp 82.000 – Rp 225.000 per kg. Periksa nol dan komanya.',
  ],
  [{ price: 14_000 }, 'Produk lain di kategorinya Rp 82.000 – Rp 225.000 per kg. Periksa nol dan komanya.'],
  [{ price: 500_000 }, undefined],
  [{ price: 140_000 }, undefined],
  [{ price: null }, undefined],
  [{ price: 1_400_000, price_unit: 'sack', pack_net_kg: 10 } as const, undefined],
  // Of a sack that weighs nobody knows what.
  [{ price: 1_400_000, price_unit: 'sack' } as const, undefined],
])('HAND-11 beside others of its category is said of %j: %p', (sold, sentence) => {
  expect(farFromOthers({ ...product, ...sold }, COFFEES)).toBe(sentence);
});
