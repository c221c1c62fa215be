import { farSaved } from './farPrices';

const BEFORE = {
  price: 95_000,
  export_price: 2.5,
  export_currency: 'USD',
  specs: { ash: { max: 2.5 }, size: { text: '25 mm' } },
};

test.each([
  [{ price: 95 }, 'Rp 95.000 menjadi Rp 95. Jauh berbeda: periksa nol dan komanya.'],
  [
    { price: 95, export_price: 250 },
    'Rp 95.000 menjadi Rp 95; USD 2,50 menjadi USD 250. Jauh berbeda: periksa nol dan komanya.',
  ],
  [{ specs: { ash: { max: 21 } } }, 'spesifikasi 2,5 menjadi 21. Jauh berbeda: periksa nol dan komanya.'],
  [{ specs: { ash: { max: 3 } } }, undefined],
  [{ specs: null }, undefined],
  [{ price: 90_000, export_price: 3 }, undefined],
  [{ price: null, export_price: null }, undefined],
] as [changes: object, sentence: string | undefined][])(
  'HAND-11 after a save of %j is said: %j',
  (changes, sentence) => {
    expect(farSaved(BEFORE, { ...BEFORE, ...changes })).toBe(sentence);
  },
);
