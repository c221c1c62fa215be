import { oldAmount } from './old-amounts.js';
import { leftBehind, oldSpecNumbers, stillIn } from './old-numbers.js';

const ORDER = { moq: 600, moq_unit: 'kg' };
const EXPORT = { export_price: 5100, export_currency: 'USD' };

test.each([
  ['moq', 'Pesanan minimum 600 kg.', ORDER, { ...ORDER, moq: 300 }, '600 kg'],
  ['moq', 'Smallest order: 600 kgs', ORDER, { moq: 0.5, moq_unit: 'ton' }, '600 kg'],
  ['moq', 'Minimum order 1,200 bags', { moq: 1200, moq_unit: 'sack' }, ORDER, '1.200 karung'],
  ['moq', 'MOQ 5 metric tons', { moq: 5, moq_unit: 'ton' }, ORDER, '5 ton'],
  ['moq', 'mulai 20 dus', { moq: 20, moq_unit: 'carton' }, { moq: null, moq_unit: null }, '20 karton'],
  ['export_price', 'USD 5,100 / ton FOB', EXPORT, { ...EXPORT, export_price: 5200 }, 'USD 5.100'],
  ['export_price', 'US$5.100 per ton', EXPORT, { ...EXPORT, export_currency: 'EUR' }, 'USD 5.100'],
  [
    'load_20_kg',
    'a 20-foot container holds about 18 tonnes',
    { load_20_kg: 18_000 },
    { load_20_kg: 21_000 },
    '18.000 kg',
  ],
  ['load_40_kg', 'sekitar 26.000 kg', { load_40_kg: 26_000 }, { load_40_kg: null }, '26.000 kg'],
  ['lead_days_max', 'Siap dalam 14–21 hari', { lead_days_max: 21 }, { lead_days_max: 30 }, '21 hari'],
  ['supply_ton_month', '20 tons a month', { supply_ton_month: 20 }, { supply_ton_month: 15 }, '20 ton'],
  ['price', 'Rp 24.500 per kg', { price: 24_500 }, { price: 'on_request' }, 'Rp 24.500'],
] as const)('HAND-6 of %s %j is still said after a change', (amount, description, before, after, words) => {
  const old = oldAmount(amount, before, after);
  expect(stillIn({ description }, old ? [old] : [])).toEqual([
    `Angka lama (${words}) masih tertulis di deskripsi.`,
  ]);
});

test.each([
  ['moq', ORDER, { ...ORDER, price: 1 }],
  ['moq', ORDER, { moq: 0.6, moq_unit: 'ton' }],
  ['moq', { ...ORDER, pack_net_kg: 600 }, { ...ORDER, moq: 1200, pack_net_kg: 600 }],
  ['moq', { moq: null, moq_unit: null }, ORDER],
  ['export_price', { export_price: 5100, export_currency: null }, EXPORT],
] as const)('HAND-6 of %s nothing is old in %j as %j', (amount, before, after) => {
  expect(oldAmount(amount, before, after)).toBeUndefined();
});

test('HAND-6 of a specification what it has no more is old, and is said with all places', () => {
  const field = { label: 'Kadar air', label_en: 'Moisture', unit: '%', choices: null };
  const old = oldSpecNumbers(field, { min: 5, max: 6 }, { min: 5, max: 7 }, []);
  expect(old).toMatchObject([{ number: 6, words: '6 %' }]);
  expect(stillIn({ description: '6 persen', description_en: '5–6%' }, old)).toEqual([
    'Angka lama (6 %) masih tertulis di deskripsi dan uraian Inggris.',
  ]);
  const category = 'Abu dan air: Abu 2,5–4 %, kadar air paling tinggi 6 %';
  expect(stillIn({ description: '', category }, old)).toEqual([
    'Angka lama (6 %) masih tertulis di pengantar atau fakta kategorinya.',
  ]);
  expect(stillIn({ description: '', category: 'Abu 6 %' }, old)).toEqual([]);
  const ash = { ...field, label: 'Kadar abu', label_en: 'Ash' };
  const alike = oldSpecNumbers(field, { max: 6 }, undefined, [[ash, { value: 6 }]]);
  expect(stillIn({ description: 'Kadar abu 6%', description_en: null }, alike)).toEqual([]);
  expect(stillIn({ description: 'Kadar air 6%' }, alike)).toHaveLength(1);
});

test.each([
  ['dengan nilai cacat paling banyak 11, ukuran ayakan 16', true],
  ['with at most 11 defects, screen 16', true],
  ['Nilai cacat per 300 g: 11', true],
  ['dipetik 11 petani', false],
])(
  'HAND-6 a number without a unit is known by its label or the beginning of that: %j',
  (description, isOld) => {
    const field = {
      label: 'Nilai cacat per 300 g',
      label_en: 'Defects per 300 g',
      unit: null,
      choices: null,
    };
    const old = oldSpecNumbers(field, { max: 11 }, { max: 9 }, []);
    expect(stillIn({ description }, old)).toHaveLength(isOld ? 1 : 0);
  },
);

test('HAND-6 of a specification without unit a category has the number beside its name, whatever the fact is called', () => {
  const field = { label: 'Nilai cacat per 300 g', label_en: 'Defects per 300 g', unit: null, choices: null };
  const old = oldSpecNumbers(field, { max: 11 }, { max: 9 }, []);
  const said = 'Angka lama (11) masih tertulis di pengantar atau fakta kategorinya.';
  for (const category of [
    'Mutu: Grade 1, paling banyak 11 nilai cacat',
    'Grade: Grade 1, at most 11 defects',
  ])
    expect(stillIn({ category }, old)).toEqual([said]);
  expect(stillIn({ category: 'Grade: Grade 1, 11 kinds' }, old)).toEqual([]);
});

test('HAND-6 a number that is both ends of a range is old once', () => {
  const field = { label: 'Waktu nyala', label_en: 'Burning time', unit: 'h', choices: null };
  const old = oldSpecNumbers(field, { min: 2, max: 2 }, { min: 2.5, max: 2.5 }, []);
  expect(old.map(({ words }) => words)).toEqual(['2 h']);
});

test('HAND-6 either end of a range is told from the same number of another specification', () => {
  const screen = { label: 'Ukuran ayakan', label_en: 'Screen size', unit: null, choices: null };
  const description = 'At most 11 defects, screen 15–17, 11–12% moisture.';
  const old = oldSpecNumbers(screen, { min: 15, max: 17 }, { min: 16, max: 18 }, []);
  expect(stillIn({ description }, old)).toHaveLength(2);
  const water = { label: 'Kadar air', label_en: 'Moisture', unit: '%', choices: null };
  const defects = { label: 'Nilai cacat', label_en: 'Defects', unit: null, choices: null };
  const dry = oldSpecNumbers(water, { min: 11, max: 12 }, { min: 10, max: 12 }, [[defects, { max: 11 }]]);
  expect(stillIn({ description }, dry)).toHaveLength(1);
});

test.each([
  ['of Grade 1, screen 16–18', true],
  ['ayakan 16 ke atas', true],
  ['16 petani', false],
])('HAND-6 a number without a unit is known by a word of its label: %j', (description, isOld) => {
  const field = { label: 'Ukuran ayakan', label_en: 'Screen size', unit: null, choices: null };
  const days = { label: 'Umur', label_en: 'Age', unit: 'hari', choices: null };
  const old = oldSpecNumbers(field, { min: 16, max: 18 }, { min: 17, max: 18 }, [[days, { value: 16 }]]);
  expect(stillIn({ description }, old)).toHaveLength(isOld ? 1 : 0);
});

test.each([
  ['Panjang 35 mm, diameter 22 mm', ['35 mm']],
  ['35 x 22 mm', ['35 mm']],
  ['Fingers of 35 mm', ['35 mm']],
  ['Ukuran karung 35 kg', []],
  ['38 mm', []],
])('HAND-6 of a specification in words what it has no more is old in %j', (description, words) => {
  const field = { label: 'Ukuran', label_en: 'Size', unit: null, choices: null };
  const before = { text: 'Diameter 22 mm, panjang 35 mm', text_en: '22 mm wide, 35 mm long' };
  const after = { text: 'Diameter 22 mm, panjang 38 mm', text_en: '22 mm wide, 38 mm long' };
  const old = oldSpecNumbers(field, before, after, []);
  expect(stillIn({ description }, old)).toEqual(
    words.map((each) => `Angka lama (${each}) masih tertulis di deskripsi.`),
  );
});

test.each([
  ['an English text that was left', { text: 'Diameter 45 mm', text_en: '40 mm wide' }, ['40 mm']],
  ['an Indonesian text that was left', { text: 'Diameter 40 mm', text_en: '45 mm wide' }, []],
  ['other words alone', { text: 'Garis tengah 40 mm', text_en: '40 mm wide' }, []],
])('HAND-6 of a specification in words, with %s', (_, after, words) => {
  const field = { label: 'Ukuran', label_en: 'Size', unit: null, choices: null };
  const old = oldSpecNumbers(field, { text: 'Diameter 40 mm', text_en: '40 mm wide' }, after, []);
  expect(old.map((each) => each.words)).toEqual(words);
});

test('HAND-6 of a choice the number of another option is old in either language', () => {
  const choices = 'one: Mutu 1 / Grade 1\ntwo: Mutu 2 / Grade 2';
  const field = { label: 'Mutu', label_en: 'Grade', unit: null, choices };
  const old = oldSpecNumbers(field, { choice: 'one' }, { choice: 'two' }, []);
  expect(stillIn({ description: 'Biji mutu 1.', description_en: 'Grade 1 beans, 1 kg.' }, old)).toEqual([
    'Angka lama (Mutu 1) masih tertulis di deskripsi dan uraian Inggris.',
  ]);
  expect(stillIn({ description: 'Biji 1 kg.' }, old)).toEqual([]);
});

test('HAND-6 of a choice in words another option is old in either language, but for words that both have', () => {
  const choices = [
    'wet: Basah (full washed) / Fully washed',
    'semi: Giling basah / Wet hulled',
    'honey: Madu (honey) / Honey',
  ].join('\n');
  const field = { label: 'Pengolahan', label_en: 'Process', unit: null, choices };
  const texts = {
    description: 'Diolah secara basah.',
    description_en: 'Fully washed and sorted.',
    category: 'Basah',
  };
  const said = (after?: object) => stillIn(texts, oldSpecNumbers(field, { choice: 'wet' }, after, []));
  expect(said({ choice: 'honey' })).toEqual([
    'Pilihan lama (Basah (full washed)) masih tertulis di deskripsi dan uraian Inggris.',
  ]);
  expect(said({ choice: 'semi' })).toEqual([
    'Pilihan lama (Basah (full washed)) masih tertulis di uraian Inggris.',
  ]);
  expect(said({ choice: 'wet' })).toEqual([]);
  expect(said()).toEqual([]);
});

test('HAND-6 of a product that a text has another number of, what it still states is left behind', () => {
  const field = { key: 'air', label: 'Kadar air', label_en: 'Moisture', unit: '%', choices: null };
  const ash = { ...field, key: 'abu', label: 'Kadar abu', label_en: 'Ash' };
  const before = { packing: 'Karung 60 kg', description: 'Kadar air 12,5%, kadar abu 12,5 %' };
  const after = { packing: 'Karung 50 kg', description: 'Kadar air 11%, kadar abu 12,5 %' };
  const specs = { air: { max: 12.5 }, abu: { value: 12.5 } };
  const found = leftBehind(before, after, { pack_net_kg: 60, load_20_kg: 18_000, specs }, [field, ash]);
  expect(found).toMatchObject([
    { field: 'pack_net_kg', words: '60 kg' },
    { field: 'specs.air', words: '12,5 %' },
  ]);
  const typed = { pack_net_kg: 50, specs: { ...specs, air: { max: 11 } } };
  expect(leftBehind(before, after, typed, [field, ash])).toEqual([]);
});
