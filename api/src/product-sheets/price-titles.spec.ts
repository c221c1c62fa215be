import { priceTitled } from './price-titles.js';

test.each([
  'Harga',
  'HARGA JUAL',
  'Harga satuan',
  'Harga Produk',
  'Harga barang',
  'Harga Baru',
  'Harga (Rp.)',
  'Harga jual(IDR)',
  'Harga Baru (rupiah)',
])('HAND-11 %j is the price in rupiah', (title) => {
  expect(priceTitled(title)).toEqual({ field: 'price', terms: {} });
});

test.each<[string, object]>([
  ['Harga (Rp/kg)', { price_unit: 'kg' }],
  ['Harga per karung', { price_unit: 'sack' }],
])('HAND-11 %j is the price in rupiah, and says what for', (title, terms) => {
  expect(priceTitled(title)).toEqual({ field: 'price', terms });
});

test.each<[string, object]>([
  ['Harga Ekspor', {}],
  ['Export price', {}],
  ['Nilai eksport', {}],
  ['Harga Ekspor (USD)', { export_currency: 'USD' }],
  ['Harga Ekspor USD', { export_currency: 'USD' }],
  ['harga usd', { export_currency: 'USD' }],
  ['Harga Baru (US$)', { export_currency: 'USD' }],
  ['Harga Ekspor (Rp)', { export_currency: 'IDR' }],
  ['FOB price', { export_incoterm: 'FOB' }],
  ['Harga CIF', { export_incoterm: 'CIF' }],
  ['Nilai ekspor per ton', { export_unit: 'ton' }],
  ['Harga FOB (USD/ton)', { export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' }],
  ['FOB USD/MT', { export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' }],
])('HAND-11 %j is the export price, and says its terms', (title, terms) => {
  expect(priceTitled(title)).toEqual({ field: 'export_price', terms });
});

test.each([
  'Harga Lama',
  'Harga Ekspor Lama (USD)',
  'Harga (%)',
  'Harga 2025',
  'Harga per 25 kg',
  'Harga (USD/EUR)',
  'Harga FOB/CIF',
  'Nilai',
  'Nilai (Rp)',
  'FOB',
  'USD',
  'Ekspor',
  'Harga beli',
  'harga '.repeat(10),
  '',
])('HAND-11 %j is no price of its own', (title) => {
  expect(priceTitled(title)).toBeUndefined();
});
