import { doubtSaved, NOTHING } from './doubtSaved';
import type { SpecField } from './specs';

const BEFORE = {
  price: 95_000,
  export_price: 2.5,
  price_unit: 'sack' as const,
  export_currency: 'USD',
  export_unit: 'kg' as const,
  moq: 300,
  moq_unit: 'kg',
  pack_net_kg: 60,
  specs: { ash: { max: 2.5 }, size: { text: '25 mm' } },
  old_numbers: [],
};
const TEMPLATE = [
  { key: 'ash', label: 'Kadar abu', label_en: 'Ash', unit: '%', choices: null },
  { key: 'carbon', label: 'Karbon terikat', label_en: 'Fixed carbon', unit: '%', choices: null },
] as SpecField[];
const ASH = {
  field: 'specs.ash',
  number: 2.5,
  words: '2,5 %',
  units: ['%'],
  places: ['description' as const],
};

/** The sentences in a row, as a save says them. */
const said = (...saved: Parameters<typeof doubtSaved>) =>
  doubtSaved(...saved)
    .map(({ sentence }) => sentence)
    .join(' ');

test.each([
  [{ price: 95 }, 'Rp 95.000 menjadi Rp 95. Jauh berbeda: periksa nol dan komanya.'],
  [
    { price: 95, export_price: 250 },
    'Rp 95.000 menjadi Rp 95; USD 2,50 menjadi USD 250. Jauh berbeda: periksa nol dan komanya.',
  ],
  [{ specs: { ash: { max: 21 } } }, 'Kadar abu 2,5 % menjadi 21 %. Jauh berbeda: periksa nol dan komanya.'],
  [
    { specs: { ash: { max: 2.5 }, carbon: { min: 750 } } },
    'Karbon terikat: 750 % lebih dari 100 %. Periksa nol dan komanya.',
  ],
  [{ specs: { ash: { max: 3 } } }, ''],
  [{ specs: null }, ''],
  [
    { moq: 2, pack_net_kg: 6 },
    'isi bersih per kemasan 60 kg menjadi 6 kg; pesanan terkecil 300 kg menjadi 2 kg. Jauh berbeda: periksa nol dan komanya. Harga tetap Rp 95.000 per karung: kini Rp 15.833 per kg, tadinya Rp 1.583 per kg.',
  ],
  [{ price: 90_000, export_price: 3 }, ''],
  [{ old_numbers: [ASH] }, 'Angka lama (2,5 %) masih tertulis di deskripsi.'],
  [
    { price: 95, old_numbers: [ASH] },
    'Rp 95.000 menjadi Rp 95. Jauh berbeda: periksa nol dan komanya. Angka lama (2,5 %) masih tertulis di deskripsi.',
  ],
  [{ price: null, export_price: null }, ''],
  [{ pack_net_kg: 50 }, 'Harga tetap Rp 95.000 per karung: kini Rp 1.900 per kg, tadinya Rp 1.583 per kg.'],
] as [changes: object, sentence: string][])('HAND-11 after a save of %j is said: %j', (changes, sentence) => {
  expect(said(BEFORE, { ...BEFORE, ...changes }, TEMPLATE)).toBe(sentence);
});

test('SPEC-2 a text that has another number is said to be ahead of the field that has the one of before', () => {
  const moisture = { key: 'moisture', label: 'Kadar air', label_en: 'Moisture', unit: '%', choices: null };
  const before = {
    ...BEFORE,
    specs: { moisture: { max: 12 } },
    description: 'Kadar air paling tinggi 12%.',
    packing: 'Karung 60 kg.',
  };
  const after = { ...before, description: 'Kadar air paling tinggi 8%.', packing: 'Karung 50 kg.' };
  expect(said(before, after, [moisture as SpecField])).toBe(
    'Angka di teks sudah diganti, di isiannya belum: Isi bersih per kemasan (60 kg), Kadar air (12 %).',
  );
  const both = { ...after, pack_net_kg: 50, specs: { moisture: { max: 8 } } };
  expect(said(before, both, [moisture as SpecField])).not.toContain('isiannya');
});

test('LANG-6 texts that say another number in the other language are doubted as they are written, and until they say the same', () => {
  const texts = { packing: 'Karung 50 kg.', packing_en: 'Sacks of 25 kg.' };
  const sentence = 'Angka beda dalam kedua bahasa: Kemasan (50 kg), Kemasan (Inggris) (25 kg).';
  expect(said({ ...BEFORE, packing: texts.packing }, { ...BEFORE, ...texts })).toBe(sentence);
  expect(said({ ...BEFORE, ...texts }, { ...BEFORE, ...texts, price: 90_000 })).toBe('');
  const again = doubtSaved({ ...BEFORE, ...texts }, { ...BEFORE, ...texts }, [], {}, ['packing']);
  expect(again).toEqual([{ fields: ['packing', 'packing_en'], sentence, isShown: true }]);
});

test('LANG-6 of a slip in one language the text is doubted first, and not the field that the other language agrees with', () => {
  const right = { ...BEFORE, packing: 'Karung 60 kg.', packing_en: 'Sacks of 60 kg.' };
  const slip = { ...right, packing_en: 'Sacks of 50 kg.' };
  const doubts = doubtSaved(right, slip);
  expect(doubts.map(({ sentence }) => sentence)).toEqual([
    'Angka beda dalam kedua bahasa: Kemasan (60 kg), Kemasan (Inggris) (50 kg), Isi bersih per kemasan (60 kg).',
  ]);
  expect(doubts[0]?.fields).toEqual(['packing_en', 'packing']);
  // Of a number that both say it is the field.
  expect(said(right, { ...slip, packing: 'Karung 50 kg.' })).toBe(
    'Angka di teks sudah diganti, di isiannya belum: Isi bersih per kemasan (60 kg).',
  );
});

test('SPEC-2 a text that gives a specification another number is doubted, of a new product and where it was written now', () => {
  const description = 'Kadar abu paling tinggi 2%.';
  const sentence = 'Angka di teks lain dari isiannya: Deskripsi (2 %), Kadar abu (2,5 %).';
  expect(said(NOTHING, { ...NOTHING, specs: BEFORE.specs, description }, TEMPLATE)).toBe(sentence);
  expect(said(BEFORE, { ...BEFORE, description }, TEMPLATE)).toBe(sentence);
  const inBoth = { description, packing: 'Karung, kadar abu 3%.' };
  expect(said(BEFORE, { ...BEFORE, ...inBoth }, TEMPLATE)).toBe(`${sentence.slice(0, -1)}, Kemasan (3 %).`);
  const before = { ...BEFORE, description };
  expect(said(before, { ...before, price: 90_000 }, TEMPLATE)).toBe('');
  // Of the same number, once.
  const left = { ...before, specs: { ash: { max: 2 } } };
  expect(said(left, { ...before, old_numbers: [{ ...ASH, number: 2, words: '2 %' }] }, TEMPLATE)).toBe(
    'Angka lama (2 %) masih tertulis di deskripsi.',
  );
  expect(said(left, { ...left, description: 'Kadar abu paling tinggi 3%.' }, TEMPLATE)).toBe(
    'Angka di teks sudah diganti, di isiannya belum: Kadar abu (2 %).',
  );
  expect(said(left, { ...left, description_en: 'Ash of at most 3%.' }, TEMPLATE)).toBe(
    'Angka beda dalam kedua bahasa: Deskripsi (2 %), Uraian (Inggris) (3 %).',
  );
});

test('LANG-6 samples are compared, too', () => {
  const samples = { sample: 'Contoh 500 g gratis', sample_en: '250 g free of charge' };
  expect(said(BEFORE, { ...BEFORE, ...samples })).toBe(
    'Angka beda dalam kedua bahasa: Sampel (500 g), Sampel (Inggris) (250 g).',
  );
});

test('LANG-6 texts that were unlike before, and are not said again, hide no old number', () => {
  const texts = { packing: 'Karung 50 kg.', packing_en: 'Sacks of 60 kg.' };
  const before = { ...BEFORE, ...texts, price: null, export_price: null };
  const old = { ...ASH, field: 'pack_net_kg', number: 60, words: '60 kg', units: ['kg'] };
  const after = { ...before, pack_net_kg: 40, old_numbers: [{ ...old, places: ['packing_en' as const] }] };
  expect(said(before, after)).toMatch(/^Angka lama \(60 kg\) masih tertulis di \S/);
});

test('TRADE-1 a price that stays while it is for something else is doubted, and so is a text that has the other unit', () => {
  const kilogram = {
    ...BEFORE,
    price_unit: 'kg' as const,
    export_price: null,
    export_unit: null,
    description: 'Karton 60 kg; harga per kilogram.',
  };
  expect(said(kilogram, { ...kilogram, price_unit: 'carton' as const })).toBe(
    'Harga tetap Rp 95.000 per karton: kini Rp 1.583 per kg, tadinya Rp 95.000 per kg. Satuan harga di teks bukan yang di isiannya: Deskripsi (harga per kilogram).',
  );
  // The same for a kilogram.
  const carton = { ...kilogram, price_unit: 'carton' as const, price: 5_700_000, description: null };
  expect(said(kilogram, carton)).toBe('');
});

test('SPEC-2 an old number that was left by an earlier save is said again only when some of its places were put right', () => {
  const before = {
    ...BEFORE,
    old_numbers: [{ ...ASH, places: ['description' as const, 'packing' as const] }],
  };
  expect(said(before, { ...before, price: 90_000 })).toBe('');
  expect(said(before, { ...before, old_numbers: [ASH] })).toBe(
    'Angka lama (2,5 %) masih tertulis di deskripsi.',
  );
});

test('HAND-11 of a new product it is said what is unlikely of its price, its order and its specifications', () => {
  const product = {
    ...BEFORE,
    price: 85,
    export_price: 25_000,
    moq: 20_000_000,
    specs: { ash: { max: 750 } },
  };
  expect(said(NOTHING, product, TEMPLATE)).toBe(
    'Harga: kurang dari Rp 100. Periksa nol dan komanya. Nilai ekspor: jauh dari harga dalam rupiah. Periksa nol, koma, dan satuannya. Pesanan terkecil 1.000 ton atau lebih. Periksa nol, koma, dan satuannya. Kadar abu: 750 % lebih dari 100 %. Periksa nol dan komanya.',
  );
  expect(said(NOTHING, { ...BEFORE, export_price: 0.1 }, TEMPLATE)).toBe('');
  // It was right before: cocopeat takes up 800 % of water.
  expect(said(product, { ...product, name: 'Arang' }, TEMPLATE)).toBe('');
});

test('HAND-11 SPEC-2 a test that went with its value is said', () => {
  const tested = {
    ...BEFORE,
    specs: { ash: { max: 2.5, tested_at: '2025-10-06' }, carbon: { min: 75, lab: 'Sucofindo' } },
  };
  const changed = { ash: { max: 3 }, carbon: { min: 75, lab: 'Sucofindo' } };
  expect(said(tested, { ...tested, specs: changed }, TEMPLATE)).toBe(
    'Nilainya berubah, data uji lama dilepas: Kadar abu.',
  );
  expect(said(tested, { ...tested, specs: {} }, TEMPLATE)).toBe('');
});

test('HAND-11 a slip that is put right is no slip', () => {
  const slip = { ...BEFORE, price: 95, export_price: null, specs: { ash: { max: 250 } } };
  const right = { ...slip, price: 95_000, specs: { ash: { max: 2.5 } } };
  expect(said(slip, right, TEMPLATE)).toBe('');
  expect(said(right, slip, TEMPLATE)).toContain('Jauh berbeda');
});

test('HAND-11 a price far from others of its category is said once, and no more when it is back among them', () => {
  const right = { ...BEFORE, price: 80_000, export_price: null, price_unit: 'kg' as const };
  const slip = { ...right, price: 800_000 };
  const others = { prices: [70_000, 90_000] as const };
  expect(said(NOTHING, slip, TEMPLATE, others)).toBe(
    'Harga: produk lain di kategorinya Rp 70.000 – Rp 90.000 per kg. Periksa nol dan komanya.',
  );
  expect(said(right, slip, TEMPLATE, others)).toBe(
    'Rp 80.000 menjadi Rp 800.000. Jauh berbeda: periksa nol dan komanya.',
  );
  expect(said(slip, right, TEMPLATE, others)).toBe('');
});

test('HAND-11 what is doubted names the fields, to lead there', () => {
  const slips = { ...BEFORE, price: 95, moq: 2, specs: { ash: { max: 250 }, carbon: { min: 750 } } };
  expect(doubtSaved(BEFORE, slips, TEMPLATE).flatMap(({ fields }) => fields)).toEqual([
    'price',
    'moq',
    'specs.ash',
    'specs.carbon',
  ]);
});

test('HAND-11 a specification far from those of others is said of a new one, and of one that was there only by what it was', () => {
  const other = { export_price: null, export_currency: null, export_unit: null };
  const others = { products: [2.5, 4].map((max) => ({ ...other, specs: { ash: { max } } })) };
  const slip = { ...BEFORE, specs: { ash: { max: 25 } } };
  expect(said(NOTHING, { ...slip, export_price: null }, TEMPLATE, others)).toBe(
    'Kadar abu: produk lain di kategorinya 2,5 – 4 %. Periksa nol dan komanya.',
  );
  expect(said(BEFORE, slip, TEMPLATE, others)).toBe(
    'Kadar abu 2,5 % menjadi 25 %. Jauh berbeda: periksa nol dan komanya.',
  );
  expect(said(slip, { ...slip, price: 94_000 }, TEMPLATE, others)).toBe('');
  expect(said(slip, BEFORE, TEMPLATE, others)).toBe('');
});

test('HAND-11 what the save before doubted is said again while it is so', () => {
  const slips = { ...BEFORE, price: 95, export_price: null, specs: { ash: { max: 250 } } };
  const half = { ...slips, price: 95_000 };
  expect(said(slips, half, TEMPLATE, {}, ['price', 'specs.ash'])).toBe(
    'Kadar abu: 250 % lebih dari 100 %. Periksa nol dan komanya.',
  );
  expect(said(slips, half, TEMPLATE)).toBe('');
});

test('HAND-11 tests of the year before are said of another crop', () => {
  const year = { key: 'crop', label: 'Tahun panen', label_en: 'Crop year', unit: null, choices: null };
  const template = [year as SpecField, ...TEMPLATE];
  const tests = {
    ash: { max: 2.5, tested_at: '2025-08-20' },
    carbon: { min: 75, tested_at: '2026-11-02' },
  };
  const crop = (text: string) => ({ ...BEFORE, specs: { ...tests, crop: { text } } });
  expect(said(crop('2025'), crop('2026'), template)).toBe(
    'Tahun panen menjadi 2026, data uji masih dari tahun sebelumnya: Kadar abu.',
  );
  expect(said(crop('2026'), crop('2025'), template)).toBe('');
  expect(said(crop('2026'), { ...crop('2026'), price: 94_000 }, template)).toBe('');
  expect(said(BEFORE, crop('2026'), template)).toBe('');
});

test('HAND-11 a last day that is over is said after the save, and once', () => {
  const over = { ...BEFORE, export_valid_until: '2026-03-31' };
  expect(said(BEFORE, over)).toBe(
    'Berlaku sampai: sudah kedaluwarsa: pengunjung tidak melihat nilai ekspor ini.',
  );
  expect(said(over, { ...over, price: 94_000 })).toBe('');
  expect(said(BEFORE, { ...BEFORE, export_valid_until: '2999-03-31' })).toBe('');
});
