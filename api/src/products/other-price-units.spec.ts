import { otherPriceUnits } from './other-price-units.js';

const TEXTS = { description: 'Karton 10 kg; harga per kilogram.', description_en: 'Price per kilogram.' };

test('TRADE-1 a text that has a price per kilogram is found where it is for a carton', () => {
  expect(otherPriceUnits({ ...TEXTS, price_unit: 'carton', export_unit: 'ton' })).toEqual([
    { field: 'description', words: 'harga per kilogram' },
    { field: 'description_en', words: 'Price per kilogram' },
  ]);
});

test.each([
  { ...TEXTS, price_unit: 'kg' },
  { ...TEXTS, price_unit: 'carton', export_unit: 'kg' },
  { ...TEXTS, price_unit: null },
  { description: 'Harga per sak 40 kg.', description_en: 'Price per bag of 40 kg.', price_unit: 'sack' },
  { description: 'Harga per bulan.', price_unit: 'sack' },
])('TRADE-1 nothing is found in %j', (product) => expect(otherPriceUnits(product)).toEqual([]));
