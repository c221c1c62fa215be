import { messagesIn } from '~/i18n/messages.server';
import {
  availabilityOf,
  containerLoad,
  exportOffer,
  exportPrice,
  minimumOrder,
  priceLines,
  rupiahLine,
  shortage,
} from './trade-facts.server';

test.each([
  [
    { price: 420.5, currency: 'USD', unit: 'ton', incoterm: 'FOB' },
    'USD 420.50 / t FOB',
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

test('SHOW-2 the reader’s own price comes first, and the rupiah price is written as documented', () => {
  const product = { price: 24500, price_unit: 'kg', pack_net_kg: 20 } as const;
  const textsIn = (language: 'en' | 'id', price: number | null = 24500) =>
    priceLines(language, { ...product, price }, { text: 'USD 1,450' }).map(({ text, unit, note }) =>
      [text, unit, note?.text].filter(Boolean).join(' '),
    );
  expect(textsIn('en')).toEqual(['USD 1,450', 'Rp 24.500 / kg']);
  expect(textsIn('id')).toEqual(['Rp 24.500 / kg', 'USD 1,450']);
  expect(textsIn('en', null)).toEqual(['USD 1,450', 'Hubungi kami untuk harga Price on request']);
  expect(priceLines('en', product, undefined)).toHaveLength(1);
});

test('SHOW-2 an Indonesian page says below its price what is sold here, and that the smallest order is the export’s', () => {
  const product = { price: 24500, price_unit: 'kg', pack_net_kg: 20, local_terms: 'mulai 1 kg' } as const;
  expect(rupiahLine('id', product).note?.text).toBe('Pembelian lokal: mulai 1 kg');
  expect(rupiahLine('en', product).note).toBeUndefined();
  const order = { moq: 100, moq_unit: 'kg', export_offer: OFFER } as const;
  expect(minimumOrder('id', order)).toBe('100 kg (ekspor)');
  expect(minimumOrder('id', { ...order, export_offer: null })).toBe('100 kg');
  expect(minimumOrder('en', order)).toBe('100 kg');
});

const CUBES = { price_unit: 'kg', moq_unit: 'ton', pack_net_kg: 20 } as const;
const OFFER = { price: 1450, currency: 'USD', unit: 'ton', incoterm: 'FOB' } as const;

test.each([
  [{ export_offer: OFFER }, '18 t · 900 packs of 20 kg · USD 26,100 FOB'],
  [{ export_offer: { ...OFFER, price: 30.5, unit: 'carton' } }, '18 t · 900 cartons · USD 27,450 FOB'],
  [
    { export_offer: { ...OFFER, price: 1.455, unit: 'kg', incoterm: null }, moq_unit: 'sack' },
    '18 t · 900 sacks · USD 26,190',
  ],
  [{ export_offer: { ...OFFER, unit: 'piece' }, pack_net_kg: null }, '18 t'],
  [{ export_offer: null, price_unit: 'carton' }, '18 t · 900 cartons'],
] as const)('SHOW-4 a container holds tonnes, packs and money: %j, %p', (fields, english) => {
  expect(containerLoad('en', { ...CUBES, ...fields }, 18000)).toBe(english);
});

test('SHOW-4 a container is said in Indonesian, and not at all while its load is unknown', () => {
  const product = { ...CUBES, export_offer: OFFER };
  expect(containerLoad('id', product, 18000)).toBe('18 ton · 900 kemasan isi 20 kg · USD 26.100 FOB');
  expect(containerLoad('id', product, null)).toBeUndefined();
});

test('SHOW-1 what is sold out or seasonal says so beside the price, with its month, and nothing else does', () => {
  const month = { back_in_stock_on: '2027-03-01', back_in_stock_passed: false };
  expect(shortage('en', { availability: 'sold_out', ...month })).toMatch(/^Sold out, .+ March 2027$/);
  expect(shortage('id', { availability: 'seasonal', ...month })).toMatch(/^Musiman, .+ Maret 2027$/);
  expect(shortage('en', { availability: 'seasonal' })).toBe('Seasonal');
  expect(shortage('en', { availability: 'made_to_order' })).toBeUndefined();
});
