import { amountTitled } from './amount-titles.js';

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
  'Harga Lokal',
  'Harga Lokal (Rp)',
  'Harga Domestik',
  'Harga Dalam Negeri',
  'Price (IDR)',
  'Price (Rp)',
  'Local price',
])('HAND-11 %j is the price in rupiah', (title) => {
  expect(amountTitled(title)).toEqual({ field: 'price', terms: {} });
});

test.each<[string, object]>([
  ['Harga (Rp/kg)', { price_unit: 'kg' }],
  ['Harga per karung', { price_unit: 'sack' }],
  ['Harga Lokal (Rp/kg)', { price_unit: 'kg' }],
  ['Price (IDR/kg)', { price_unit: 'kg' }],
])('HAND-11 %j is the price in rupiah, and says what for', (title, terms) => {
  expect(amountTitled(title)).toEqual({ field: 'price', terms });
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
  [
    'Harga FOB Semarang (USD/ton)',
    { export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB', export_place: 'Semarang' },
  ],
  [
    'HARGA EKSPOR (USD/KG FOB TANJUNG EMAS, SEMARANG)',
    {
      export_currency: 'USD',
      export_unit: 'kg',
      export_incoterm: 'FOB',
      export_place: 'TANJUNG EMAS, SEMARANG',
    },
  ],
  ['FOB USD/MT', { export_currency: 'USD', export_unit: 'ton', export_incoterm: 'FOB' }],
])('HAND-11 %j is the export price, and says its terms', (title, terms) => {
  expect(amountTitled(title)).toEqual({ field: 'export_price', terms });
});

test.each<[string, object]>([
  ['Min. Order', {}],
  ['Min Order', {}],
  ['MINIMUM ORDER', {}],
  ['Minimal Order', {}],
  ['Minimal pembelian', {}],
  ['MOQ', {}],
  ['Pesanan Minimum', {}],
  ['MOQ (ton)', { moq_unit: 'ton' }],
  ['Min. Order (kg)', { moq_unit: 'kg' }],
  ['Pesanan terkecil (karung)', { moq_unit: 'sack' }],
])('HAND-11 %j is the smallest order, and says what it is counted in', (title, terms) => {
  expect(amountTitled(title)).toEqual({ field: 'moq', terms });
});

test.each([
  'Harga Lama',
  'Harga Luar Negeri',
  'Harga Lokal (USD)',
  'Harga Ekspor Domestik',
  'Harga Minimum',
  'MOQ Lama',
  'MOQ (Rp)',
  'MOQ (500 kg)',
  'Order',
  'Minimum',
  'Harga Ekspor Lama (USD)',
  'Harga (%)',
  'Harga 2025',
  'Harga per 25 kg',
  'Harga (USD/EUR)',
  'Harga FOB/CIF',
  'Harga FOB lama',
  'Harga Semarang',
  'Nilai',
  'Price',
  'Nilai (Rp)',
  'FOB',
  'USD',
  'Ekspor',
  'Harga beli',
  'harga '.repeat(10),
  '',
])('HAND-11 %j is no amount of a product', (title) => {
  expect(amountTitled(title)).toBeUndefined();
});
