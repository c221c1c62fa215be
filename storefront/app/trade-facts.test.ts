import { exportOffer } from './trade-facts.server';

test.each([
  [
    { price: 420.5, currency: 'USD', unit: 'ton', incoterm: 'FOB' },
    'USD 420.50 / ton FOB',
    'USD 420,50 / ton FOB',
  ],
  [{ price: 5100, currency: 'EUR', unit: 'kg', incoterm: null }, 'EUR 5,100 / kg', 'EUR 5.100 / kg'],
  [null, undefined, undefined],
] as const)('TRADE-2 a card says of the offer %j: %p', (export_offer, english, indonesian) => {
  expect(exportOffer('en', { export_offer })).toBe(english);
  expect(exportOffer('id', { export_offer })).toBe(indonesian);
});
