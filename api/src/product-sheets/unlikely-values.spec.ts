import { ON_REQUEST } from '../products/product-request.dto.js';
import { SpecField } from '../spec-fields/spec-field.entity.js';
import { unlikelyValues } from './unlikely-values.js';

const LOW = ['Harga', 'Kurang dari Rp 100. Periksa nol dan komanya.'];
const OVER = ['spec:air', '800 % lebih dari 100 %. Periksa nol dan komanya.'];
const AIR = { key: 'air', label: 'Kadar air', label_en: null, unit: '%' };
const templates = new Map([[1, new Map([['air', Object.assign(new SpecField(), AIR)]])]]);
const request = { price: 1.25, category_id: 1 };
const specs = { air: { max: 800 } };

test('HAND-11 a low price and more than 100 % are said of a new product and a stored one', () => {
  expect([...unlikelyValues({ request, specs }, undefined, { templates })]).toEqual([LOW, OVER]);
  const before = { price: 95_000, export_price: null, specs: { air: { max: 80 } } };
  expect([...unlikelyValues({ request, specs }, before, { templates })]).toEqual([LOW, OVER]);
});

test('HAND-11 of a first price its missing unit, and of a first export price its missing place, are said', () => {
  const said = (offer: object, stored?: Parameters<typeof unlikelyValues>[1]) => [
    ...unlikelyValues({ request: { category_id: 1, ...offer } }, stored, { templates }),
  ];
  const PRICED = { price: 95_000, export_price: 5100, specs: null };
  const offer = { price: 95_000, export_price: 5100 };
  expect(said(offer)).toEqual([
    ['Harga', 'Harga tanpa satuan: pembeli tidak tahu per apa.'],
    ['Nilai ekspor', 'Nilai ekspor tanpa tempat penyerahan: pembeli tidak tahu di mana barang diserahkan.'],
  ]);
  expect(said({ ...offer, price_unit: 'kg', export_place: 'Semarang' })).toEqual([]);
  expect([said({ price: ON_REQUEST }), said({ price: 96_000 }, PRICED)]).toEqual([[], []]);
  // The first of a product that had none, too.
  const unpriced = { ...PRICED, export_price: null };
  expect(said({ export_price: 5100 }, unpriced).map(([column]) => column)).toEqual(['Nilai ekspor']);
  expect(said({ export_price: 5100 }, { ...unpriced, export_place: 'Semarang' })).toEqual([]);
});

test('HAND-11 a price that goes is said, and one that was never there is not', () => {
  const emptied = { price: null, export_price: null, category_id: 1 };
  const gone = 'Sebelumnya ada harganya: menjadi kosong.';
  expect([
    ...unlikelyValues({ request: emptied }, { price: 1, export_price: 2, specs }, { templates }),
  ]).toEqual([
    ['Harga', gone],
    ['Nilai ekspor', gone],
  ]);
  const none = { price: null, export_price: null, specs };
  expect(unlikelyValues({ request: emptied }, none, { templates })).toEqual(new Map());
});

test('HAND-11 nothing is said of what is stored already, nor of a unit that is not per cent', () => {
  expect(
    unlikelyValues({ request, specs }, { price: 1.25, export_price: null, specs }, { templates }),
  ).toEqual(new Map());
  const elsewhere = { request: { price: 95_000, price_unit: 'kg', category_id: 2 }, specs };
  expect(unlikelyValues(elsewhere, undefined, { templates })).toEqual(new Map());
});

test('HAND-11 an export price far from the one in rupiah is said where the change brings part of it', () => {
  const prices = { price: 135_000, price_unit: 'kg', export_price: 8400, export_currency: 'USD' };
  const before = { ...prices, export_price: 8400, export_unit: 'ton', specs };
  const sentence = 'Jauh dari harga dalam rupiah. Periksa nol, koma, dan satuannya.';
  const said = (change: object, stored: typeof before | null = before) => [
    ...unlikelyValues({ request: { price: 135_000, category_id: 1, ...change } }, stored ?? undefined, {
      templates,
    }),
  ];
  expect(said({ ...prices, export_unit: 'kg' }, null)).toEqual([['Nilai ekspor', sentence]]);
  expect(said({ export_unit: 'kg' })).toEqual([['Nilai ekspor per', sentence]]);
  expect(said({ price_unit: 'ton' })).toEqual([['Dijual per', sentence]]);
  expect([said({ export_price: 8500 }), said({}, { ...before, export_unit: 'kg' })]).toEqual([[], []]);
});

test('HAND-11 an amount that is hardly meant is said where the change brings part of it', () => {
  const before = { price: 95_000, export_price: null, specs, load_20_kg: 18_000, load_40_kg: 26_000 };
  const said = (change: object, stored: object = {}) => [
    ...unlikelyValues(
      { request: { price: 95_000, category_id: 1, ...change } },
      { ...before, ...stored },
      { templates },
    ),
  ];
  const check = 'Periksa nol, koma, dan satuannya.';
  const smaller = `Muatan peti kemas 40 kaki kurang dari yang 20 kaki. ${check}`;
  expect(said({ load_20_kg: 18, pack_net_kg: 10_000 })).toEqual([
    ['Muatan peti kemas 20 kaki', 'Biasanya 2.000–30.000 kg. Bila maksudnya 18 ton, tulis 18.000.'],
    ['Isi bersih per kemasan', `Lebih dari 2.000 kg per kemasan. ${check}`],
  ]);
  expect(said({ load_40_kg: 17_000 })).toEqual([['Muatan peti kemas 40 kaki', smaller]]);
  expect(said({ load_20_kg: 27_000 })).toEqual([['Muatan peti kemas 20 kaki', smaller]]);
  expect(said({ moq_unit: 'ton' }, { moq: 500, moq_unit: 'kg', supply_ton_month: 36 })).toEqual([
    ['Satuan pesanan', `Pesanan terkecil lebih dari kapasitas sebulan. ${check}`],
  ]);
  expect([said({ load_20_kg: 19_000 }, { load_40_kg: 26 }), said({}, { load_20_kg: 18 })]).toEqual([[], []]);
});

test('HAND-11 an amount far from the one before is said where the change brings part of it', () => {
  const before = { price: 95_000, export_price: null, specs, moq: 300, moq_unit: 'kg', lead_days_max: 21 };
  const said = (change: object) => [
    ...unlikelyValues({ request: { price: 95_000, category_id: 1, ...change } }, before, { templates }),
  ];
  const far = (from: string) => `Sebelumnya ${from}. Periksa nol dan komanya.`;
  expect(said({ moq: 2, lead_days_max: 140 })).toEqual([
    ['Pesanan terkecil', far('300 kg')],
    ['Siap kirim terlama', far('21 hari')],
  ]);
  expect(said({ moq_unit: 'ton' })).toEqual([['Satuan pesanan', far('300 kg')]]);
  expect(said({ moq: 2, pack_net_kg: 60 })).toEqual([
    [
      'Pesanan terkecil',
      'Pesanan terkecil kurang dari satu kemasan (60 kg). Periksa nol, koma, dan satuannya.',
    ],
  ]);
});

test('HAND-11 an HS code with an odd number of digits has lost its zero, unless it is stored so', () => {
  const said = (hs_code: string | null, stored: string | null) => [
    ...unlikelyValues(
      { request: { price: 95_000, category_id: 1, hs_code } },
      { price: 95_000, export_price: null, specs, hs_code: stored },
      { templates },
    ),
  ];
  expect(said('9012120', '0901.21.12')).toEqual([['Kode HS', 'Jumlah angkanya ganjil: mungkin 09012120?']]);
  expect([said('0901.21.20', null), said(null, '0901.21'), said('9012120', '9012120')]).toEqual([[], [], []]);
});

test('HAND-11 less than 0.1 % where there was nothing may be a share that a spreadsheet shows in per cent', () => {
  const said = (air: object, stored?: object) => {
    const before = stored && { price: 95_000, export_price: null, specs: { air: stored } };
    return unlikelyValues({ request: { price: 95_000, category_id: 1 }, specs: { air } }, before, {
      templates,
    }).get('spec:air');
  };
  expect(said({ max: 0.025 })).toBe('0,025 % kurang dari 0,1 %. Periksa nol dan komanya.');
  expect(said({ max: 0.025 }, { max: 2.5 })).toBe('Sebelumnya 2,5. Periksa nol dan komanya.');
  expect([said({ max: 0.1 }), said({ max: 0 }), said({ max: 0.04 }, { max: 0.05 })]).toEqual([
    ...Array<undefined>(3),
  ]);
});

test('HAND-11 a specification far from the one before is said', () => {
  const before = { price: 95_000, export_price: null, specs: { air: { min: 11, max: 12 } } };
  const said = (air: object) => [
    ...unlikelyValues({ request: { price: 95_000, category_id: 2 }, specs: { air } }, before, { templates }),
  ];
  expect(said({ max: 0.12 })).toEqual([['spec:air', 'Sebelumnya 12. Periksa nol dan komanya.']]);
  expect(said({ min: 115, max: 125 })).toEqual([['spec:air', 'Sebelumnya 11. Periksa nol dan komanya.']]);
  expect(said({ max: 8 })).toEqual([]);
});

test('HAND-11 a price for packs that stays while one weighs something else is said', () => {
  const before = { price: 80_000, price_unit: 'sack', pack_net_kg: 25, export_price: null, specs };
  const said = (change: object) => [
    ...unlikelyValues({ request: { category_id: 1, ...change } }, before, { templates }),
  ];
  expect(said({ pack_net_kg: 20 })).toEqual([
    [
      'Isi bersih per kemasan',
      'Harga tetap Rp 80.000 per karung: kini Rp 4.000 per kg, tadinya Rp 3.200 per kg.',
    ],
  ]);
  expect(said({ pack_net_kg: 20, price: 64_000 })).toEqual([]);
  expect(said({ price_unit: 'kg' })).toEqual([
    ['Dijual per', 'Harga tetap Rp 80.000 per kg: kini Rp 80.000 per kg, tadinya Rp 3.200 per kg.'],
  ]);
});

test('HAND-11 a text that names the price for another unit is said where the change brings one of them', () => {
  const texts = { description: 'Harga per karung 40 kg.', description_en: 'Price per sack of 40 kg.' };
  const before = { price: 110_000, price_unit: 'sack', export_price: null, specs: null, ...texts };
  const said = (change: object) => [
    ...unlikelyValues({ request: { price: 2850, category_id: 1, ...change } }, before, { templates }),
  ];
  const sentence = 'Satuan harga di teks bukan yang di isiannya:';
  const inTexts = 'Deskripsi (Harga per karung), Uraian (Inggris) (Price per sack).';
  expect(said({ price_unit: 'kg' })).toEqual([['Dijual per', `${sentence} ${inTexts}`]]);
  expect(said({ description: 'Harga per kg.' })).toContainEqual([
    'Deskripsi',
    `${sentence} Deskripsi (Harga per kg).`,
  ]);
  expect(said({})).toEqual([]);
  const right = { description: 'Harga per kg.', description_en: 'Price per kg.' };
  expect(said({ price_unit: 'kg', ...right })).toEqual([]);
});

test('HAND-11 a day that is over is said where the change brings it', () => {
  const days = { export_valid_until: '2020-01-31', back_in_stock_on: '2020-02-01' };
  const said = (change: object, stored?: object) => [
    ...unlikelyValues(
      { request: { category_id: 1, ...change } },
      stored && { price: 1, export_price: 1, specs: null, ...stored },
      { templates },
    ),
  ];
  const sentences = [
    ['Berlaku sampai', 'Sudah kedaluwarsa: pengunjung tidak melihat nilai ekspor ini.'],
    ['Tersedia lagi mulai', 'Sudah lewat: di situs hanya tertulis Habis.'],
  ];
  expect(said(days)).toEqual(sentences);
  expect(said(days, { export_valid_until: '2099-01-31', back_in_stock_on: null })).toEqual(sentences);
  expect([said(days, days), said({ export_valid_until: '2099-01-31' }), said({}, days)]).toEqual([
    [],
    [],
    [],
  ]);
});

test('HAND-11 texts that say another number in the other language are said where the change brings one', () => {
  const said = (change: object, stored: object = {}) => [
    ...unlikelyValues(
      { request: { category_id: 1, ...change } },
      { price: null, export_price: null, specs: null, ...stored },
      { templates },
    ),
  ];
  const texts = { packing: 'Karung 50 kg', packing_en: 'Bags of 25 kg' };
  const sentence = 'Angka beda dalam kedua bahasa: 50 kg; 25 kg.';
  expect(said(texts)).toEqual([['Kemasan', sentence]]);
  expect(said({ packing_en: texts.packing_en }, { packing: texts.packing })).toEqual([
    ['Kemasan (Inggris)', sentence],
  ]);
  expect(said({ name: 'Kopi' }, texts)).toEqual([]);
  expect(said({ packing_en: 'Bags of 50 kg' }, texts)).toEqual([]);
  expect(said({ sample: 'Contoh 500 g' }, { sample: 'Contoh 250 g', sample_en: '250 g' })).toEqual([
    ['Sampel', 'Angka beda dalam kedua bahasa: 500 g; 250 g.'],
  ]);
});

test('HAND-11 a text that gives a specification another number is said where the change brings one of them', () => {
  const said = (change: object, stored: object = {}) => [
    ...unlikelyValues(
      { request: { category_id: 1, ...change }, ...change },
      { price: null, export_price: null, specs: null, ...stored },
      { templates },
    ),
  ];
  const description = 'Kadar air paling tinggi 12%.';
  const air = { max: 12.5 };
  expect(said({ description, specs: { air } })).toEqual([
    ['Deskripsi', 'Angka di teks lain dari isiannya: 12 %; Kadar air 12,5 %.'],
  ]);
  expect(said({ specs: { air } }, { description })).toEqual([
    ['spec:air', 'Angka di teks lain dari isiannya: 12,5 %; Deskripsi 12 %.'],
  ]);
  expect(said({ name: 'Kopi' }, { description, specs: { air } })).toEqual([]);
  expect(said({ description, specs: { air: { max: 12 } } })).toEqual([]);
});
