import { messagesIn } from '~/i18n/messages.server';
import { availabilityOf, exportOffer, exportPrice } from './trade-facts.server';

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

test.each([
  [
    { export_place: 'Tanjung Emas, Semarang', export_valid_until: '2026-12-31' },
    'USD 6.75 / kg FOB Tanjung Emas, Semarang, valid until 31 Dec 2026',
    'USD 6,75 / kg FOB Tanjung Emas, Semarang, berlaku sampai 31 Des 2026',
  ],
  [{ export_place: null, export_valid_until: null }, 'USD 6.75 / kg FOB', 'USD 6,75 / kg FOB'],
])('TRADE-2 page and price list say of an offer with %j: %p', (terms, english, indonesian) => {
  const export_offer = { price: 6.75, currency: 'USD', unit: 'kg', incoterm: 'FOB' } as const;
  expect(exportPrice('en', { export_offer, ...terms })).toBe(english);
  expect(exportPrice('id', { export_offer, ...terms })).toBe(indonesian);
  expect(exportPrice('en', { export_offer: null, ...terms })).toBeUndefined();
});

test.each([
  [
    { back_in_stock_on: '2027-03-01', back_in_stock_passed: false },
    'Sold out, expected again in March 2027',
    'Habis, diperkirakan tersedia lagi Maret 2027',
  ],
  [
    { back_in_stock_on: '2026-12-31', back_in_stock_passed: false },
    'Sold out, expected again at the end of December 2026',
    'Habis, diperkirakan tersedia lagi akhir Desember 2026',
  ],
  [{ back_in_stock_on: '2026-03-31', back_in_stock_passed: true }, 'Sold out', 'Habis'],
  [{ back_in_stock_on: null, back_in_stock_passed: false }, 'Sold out', 'Habis'],
  [{}, 'Sold out', 'Habis'],
])('TRADE-3 of what is sold out, with %j, a page says: %p', (day, english, indonesian) => {
  const product = { availability: 'sold_out', ...day } as const;
  expect(availabilityOf('en', product)).toBe(english);
  expect(availabilityOf('id', product)).toBe(indonesian);
});

test.each([
  ['1', '1 day'],
  ['7–14', '7–14 days'],
])('TRADE-3 a lead time of %p reads %p', (days, english) => {
  expect(messagesIn('en').trade.days(days)).toBe(english);
});
