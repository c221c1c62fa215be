import type { WholeProduct } from '../api/products.server';
import { calculate } from './calculation';
import { type Calculator, calculatorOf } from './calculator.server';

const NONE = {
  name: 'Uji',
  category: { nama_category: 'Test' },
  moq: null,
  moq_unit: null,
  price: null,
  price_unit: null,
  pack_net_kg: null,
  load_20_kg: 20_000,
  load_40_kg: null,
  supply_ton_month: null,
  export_offer: null,
  export_place: null,
};
const calculatorWith = (facts: Partial<WholeProduct>) =>
  calculatorOf('en', { ...NONE, ...facts } as WholeProduct, undefined);
const leastOf = (facts: Partial<WholeProduct>) => calculatorWith(facts)?.least;

test.each([
  [{ moq: 500, moq_unit: 'kg' }, 500, '500 kg'],
  [{ moq: 5, moq_unit: 'ton' }, 5000, '5 tons'],
  [{ moq: 200, moq_unit: 'sack', pack_net_kg: 40 }, 8000, '200 sacks'],
  [{ moq: 1, moq_unit: 'carton', price_unit: 'carton', pack_net_kg: 10 }, 10, '1 carton'],
] as const)('TRADE-4 a smallest order of %j weighs %d kg', (facts, kilograms, amount) => {
  expect(leastOf(facts)).toEqual({
    kilograms,
    text: `Below the smallest order of ${amount}. You may ask us for less.`,
  });
});

test.each([
  {},
  { moq: 200, moq_unit: 'sack' },
  { moq: 200, moq_unit: 'carton', price_unit: 'sack', pack_net_kg: 40 },
  { moq: 200, moq_unit: 'piece', pack_net_kg: 40 },
] as const)('TRADE-4 what %j weighs is not known', (facts) => {
  expect(leastOf(facts)).toBeUndefined();
});

test.each([
  [undefined, { amount: '20' }],
  ['18000 kg', { amount: '18000', feet: 'kg' }],
  ['1500 kg', { amount: '1500', feet: 'kg' }],
  ['250 g', { amount: '250 g' }],
  ['0.3', { amount: '0.3' }],
  ['~250 kg/month', { amount: '~250 per month', feet: 'kg' }],
  ['100500 g', { amount: '100.5', feet: 'kg' }],
  ['2x20', { amount: '2', feet: 20 }],
  ['2x40', { amount: '2x40' }],
  ['20ft', { amount: '1', feet: 20 }],
  ['2x20HC', { amount: '2x20HC', feet: 20 }],
  ['500 bags', { amount: '500 bags' }],
  ['18/month', { amount: '18 per month' }],
  ['~18/month', { amount: '~18 per month' }],
  ['~2x20', { amount: '~2', feet: 20 }],
  ['~500 bags', { amount: '~500 bags' }],
  ['2x20/week', { amount: '2 per week', feet: 20 }],
  ['2x20HC/week', { amount: '2x20HC per week', feet: 20 }],
  ['18.5 t/month CIF Jeddah', { amount: '18.5 per month CIF Jeddah' }],
  ['2x20 CIF Jeddah', { amount: '2 CIF Jeddah', feet: 20 }],
  ['2x20HC to Jeddah', { amount: '2x20HC to Jeddah', feet: 20 }],
])('TRADE-4 asked for %p, the fields of a product that fills 20-foot containers hold %j', (asked, fields) => {
  const { amount, feet } = calculatorOf('en', NONE as WholeProduct, asked) ?? {};
  expect({ amount, feet }).toEqual(fields);
});

test('TRADE-4 asked for packs, the fields hold their number and unit where a pack is weighed', () => {
  const fieldsOf = (facts: object) => calculatorOf('id', { ...NONE, ...facts } as WholeProduct, '1500 packs');
  expect(fieldsOf({ pack_net_kg: 10 })).toMatchObject({ amount: '1500', feet: 'packs' });
  const often = calculatorOf('id', { ...NONE, pack_net_kg: 10 } as WholeProduct, '1500 packs/month');
  expect(often).toMatchObject({ amount: '1500 per bulan', feet: 'packs' });
  expect(fieldsOf({})).toMatchObject({ amount: '1500 packs' });
});

const SACKS = { price: 110_000, price_unit: 'sack', pack_net_kg: 40 } as const;
const POUCHES = { price: 125_000, price_unit: 'kg', pack_net_kg: 10, packing: '20 pouch 500 g per karton' };
test.each([
  [SACKS, 'id', '10 karung', '10 karung', 'packs'],
  [SACKS, 'en', '10 sacks/month', '10 sacks per month', 'packs'],
  [SACKS, 'id', '1 truk', '1 truk', 'packs'],
  [SACKS, 'id', '18', '18', undefined],
  [SACKS, 'id', '18.000', '18.000', undefined],
  [SACKS, 'id', '18, Istanbul', '18, Istanbul', undefined],
  [POUCHES, 'id', '20 bungkus', '20 bungkus', 'kg'],
  [POUCHES, 'en', '20 pouches', '20 pouches', undefined],
  [{ ...SACKS, pack_net_kg: null }, 'id', '10 karung', '10 karung', undefined],
] as const)(
  'TRADE-4 the next number for %j in %p, asked for %p, that the field holds as %p, is of the unit %p',
  (facts, language, asked, amount, feet) => {
    const calculator = calculatorOf(language, { ...NONE, ...facts } as WholeProduct, asked);
    expect({ amount: calculator?.amount, feet: calculator?.feet }).toEqual({ amount, feet });
  },
);

test.each([
  [{}, 'Not packs: what one weighs is not given here.'],
  [{ pack_net_kg: 40 }, 'Packs too, such as 500 packs.'],
  [{ pack_net_kg: 40, price_unit: 'carton' }, 'Packs too, such as 500 cartons.'],
  [{ pack_net_kg: 20, price_unit: 'kg', packing_en: 'Cartons of 20 kg.' }, 'Packs too, such as 500 cartons.'],
] as const)('TRADE-4 what can be typed for %j is said with %p', (facts, packs) => {
  expect(calculatorWith(facts)?.texts.refused).toBe(
    `A number of tonnes above 0 and up to 100,000, such as 18.5, or containers, such as 2x20. ${packs}`,
  );
});

test.each([
  [{ pack_net_kg: 40, price_unit: 'sack' }, '× sack of 40 kg'],
  [{ pack_net_kg: 0.5 }, '× pack of 0.5 kg'],
  [{ pack_net_kg: 20, packing: 'Kotak 1 kg dalam karton 20 kg.' }, '× carton of 20 kg'],
  [{ pack_net_kg: 60, packing_en: 'Jute bags of 60 kg.' }, '× sack of 60 kg'],
  [{ pack_net_kg: 20, packing: '20 kg karton, 20 kg karung.' }, '× pack of 20 kg'],
  [{}, undefined],
] as const)('TRADE-4 beside tonnes and containers %j offers the unit %p', (facts, unit) => {
  expect(calculatorWith(facts)?.units.find(({ value }) => value === 'packs')?.label).toBe(unit);
});

test.each([
  [{ load_20_kg: 18_000, moq: 300, moq_unit: 'kg', supply_ton_month: 8 }, 'en', '300', 'kg'],
  [{ load_20_kg: 18_000, moq: 300, moq_unit: 'kg', supply_ton_month: 8 }, 'id', '300', 'kg'],
  [{ load_20_kg: 18_000, moq: 5, moq_unit: 'kg', supply_ton_month: 8 }, 'en', '5', 'kg'],
  [{ load_20_kg: 18_000, supply_ton_month: 8.5 }, 'id', '8,5'],
  [{ load_20_kg: 18_000, moq: 36, moq_unit: 'ton' }, 'en', '36'],
  [{ load_20_kg: 18_000, moq: 5, moq_unit: 'ton', supply_ton_month: 18 }, 'en', '18'],
  [{ load_20_kg: 18_755 }, 'en', '18755', 'kg'],
  [{ load_20_kg: 18_000, supply_ton_month: 8, pack_net_kg: 60 }, 'en', '7.98'],
] as const)(
  'TRADE-4 the amount that is proposed for %j in %p is %p, in the unit that it has, without a warning',
  (facts, language, amount, ...[unit]) => {
    const calculator = calculatorOf(language, { ...NONE, ...facts } as WholeProduct, undefined);
    expect(calculator).toMatchObject({ amount, proposal: { isBelowLeast: false, isAboveSupply: false } });
    expect(calculator?.feet).toBe(unit);
    expect(calculator?.units.find(({ value }) => value === (unit ?? ''))?.amount).toBe(amount);
  },
);

test.each([
  [{ price_unit: 'sack', pack_net_kg: 40 }, '500', 'packs'],
  [{ price_unit: 'sack', pack_net_kg: 60 }, '333', 'packs'],
  [{ price_unit: 'carton', pack_net_kg: 60, moq: 5, moq_unit: 'ton', supply_ton_month: 8 }, '84', 'packs'],
  [{ price_unit: 'sack', pack_net_kg: 60, moq: 20, moq_unit: 'ton' }, '334', 'packs'],
  [{ price_unit: 'kg', pack_net_kg: 40 }, '20000', 'kg'],
  [{ price_unit: 'ton', pack_net_kg: 40 }, '20', undefined],
  [{ price_unit: 'sack' }, '20', undefined],
  [{ price_unit: 'piece', pack_net_kg: 40 }, '20', undefined],
  [{ price_unit: 'sack', pack_net_kg: 40, price: null }, '20', undefined],
] as const)(
  'TRADE-1 TRADE-4 the Indonesian page of %j opens with %p in what the rupiah price is for, %p, and without a warning',
  (facts, amount, feet) => {
    const product = { ...NONE, price: 110_000, ...facts } as WholeProduct;
    const calculator = calculatorOf('id', product, undefined);
    expect([calculator?.amount, calculator?.feet]).toEqual([amount, feet]);
    const opened = calculate([amount, feet].filter(Boolean).join(' '), 'id', calculator as Calculator);
    expect(opened).toMatchObject({ isBelowLeast: false, isAboveSupply: false });
    expect(calculatorOf('en', product, undefined)?.feet).toBeUndefined();
    expect(calculatorOf('id', product, '18')).toMatchObject({ amount: '18' });
    expect(calculatorOf('id', product, '18')?.feet).toBeUndefined();
  },
);

const BOXES = {
  pack_net_kg: 20,
  packing: 'Kotak 1 kg dalam karton 20 kg',
  packing_en: 'Boxes of 1 kg in cartons of 20 kg',
};
test.each([
  [BOXES, '500 boxes', 'Amount: 0.5 t (500 × boxes of 1 kg)', '25 × carton of 20 kg'],
  [
    BOXES,
    '1 box + 1x20',
    'Amount: 20.001 t (1 × box of 1 kg + 1 × 20 ft container)',
    '1,001 × carton of 20 kg (20,020 kg)',
  ],
  [BOXES, '500 boks', 'Amount: 0.5 t (500 × boks of 1 kg)', '25 × carton of 20 kg'],
  [BOXES, '500 kotak', 'Amount: 0.5 t (500 × kotak of 1 kg)', '25 × carton of 20 kg'],
  [BOXES, '500 cartons', 'Amount: 10 t (500 × carton of 20 kg)', '500 × carton of 20 kg'],
  [BOXES, '500 master cartons', 'Amount: 10 t (500 × carton of 20 kg)', '500 × carton of 20 kg'],
  [
    { ...BOXES, price_unit: 'carton' },
    '500 boxes',
    'Amount: 0.5 t (500 × boxes of 1 kg)',
    '25 × carton of 20 kg',
  ],
  [
    { pack_net_kg: 20, packing: 'Dus 250 gr, 80 dus per karton' },
    '500 dus',
    'Amount: 0.125 t (500 × dus of 0.25 kg)',
    '7 × carton of 20 kg (140 kg)',
  ],
  [
    { pack_net_kg: 20, packing_en: 'Pouches of 250 g in cartons of 20 kg' },
    '80 pouches',
    'Amount: 20 kg (80 × pouches of 0.25 kg)',
    '1 × carton of 20 kg',
  ],
  [
    { pack_net_kg: 10, packing: 'Kantong berkatup satu arah isi 1 kg, 10 kantong per karton' },
    '20 kantong',
    'Amount: 20 kg (20 × kantong of 1 kg)',
    '2 × carton of 10 kg',
  ],
  ...['40 kantong', '40 bungkus', '40 bks', '40 pcs', '40 pouches'].map(
    (typed) =>
      [
        {
          pack_net_kg: 10,
          packing: 'Kantong aluminium 250 g, 40 kantong per karton.',
          packing_en: '250 g aluminium pouches, 40 to a carton.',
        },
        typed,
        `Amount: 10 kg (40 × ${typed.slice(3)} of 0.25 kg)`,
        '1 × carton of 10 kg',
      ] as const,
  ),
  ...['2 karung', '2 sak', '2 bags'].map(
    (typed) =>
      [
        {
          pack_net_kg: 60,
          packing: 'Karung goni 60 kg dengan kantong dalam kedap udara.',
          packing_en: '60 kg jute bags with hermetic liners.',
        },
        typed,
        'Amount: 0.12 t (2 × sack of 60 kg)',
        '2 × sack of 60 kg',
      ] as const,
  ),
  [
    { pack_net_kg: 60, packing_en: 'Jute bags of 60 kg' },
    '10 Säcke',
    'Amount: 0.6 t (10 × sack of 60 kg)',
    '10 × sack of 60 kg',
  ],
] as const)('TRADE-4 of %j, %p are said to be %p, %p', (facts, asked, ...lines) => {
  const { results } = calculatorOf('en', { ...NONE, ...facts } as WholeProduct, asked)?.asked ?? {};
  expect(results?.slice(0, 2)).toEqual(lines);
});

const WHICH = 'What does one weigh? Write 500x25kg, with its weight, or 500 packs for those of 20 kg.';
test.each([
  [{ pack_net_kg: 20, packing_en: 'Boxes, in cartons of 20 kg' }, '500 boxes', WHICH],
  [
    { pack_net_kg: 20, packing_en: 'Boxes of 1 kg or 2 kg, boxes of 2 kg, in cartons of 20 kg' },
    '500 boxes',
    WHICH,
  ],
  [BOXES, '500 bags', WHICH],
] as const)('TRADE-4 of %j it is asked what one of %p weighs', (facts, asked, question) => {
  const { results, tonnes } = calculatorOf('en', { ...NONE, ...facts } as WholeProduct, asked)?.asked ?? {};
  expect([results, tonnes]).toEqual([[question], undefined]);
});

test.each([
  ['en', '2 pallets', 'What does a pallet weigh? Write it, such as 2 pallets of 800 kg.'],
  ['en', '1 pallet', 'What does a pallet weigh? Write it, such as 1 pallet of 800 kg.'],
  ['id', '2 palet', 'Berapa isi satu palet? Tulis isinya, misalnya 2 palet isi 800 kg.'],
] as const)('TRADE-4 in %p of %p it is asked what one weighs', (language, asked, question) => {
  for (const pack_net_kg of [20, null])
    expect(calculatorOf(language, { ...NONE, pack_net_kg } as WholeProduct, asked)?.asked?.results).toEqual([
      question,
    ]);
});

test('TRADE-4 words beside an amount stay in the field', () => {
  const product = { ...NONE, pack_net_kg: 40, sample: 'Gratis 1 kg', sample_en: '1 kg free' };
  const of = (asked: string) => calculatorOf('en', product as unknown as WholeProduct, asked);
  expect(of('18 tons coffee')).toMatchObject({ amount: '18 tons coffee', asked: { tonnes: 18 } });
  expect(of('18 t/month Arabica to Jeddah')).toMatchObject({
    amount: '18 t per month Arabica to Jeddah',
    asked: { tonnes: 18, period: 'month' },
  });
  expect(of('2x20 kopi')).toMatchObject({ amount: '2x20 kopi', asked: { tonnes: 40 } });
  expect(of('18, Istanbul')).toMatchObject({ amount: '18, Istanbul', asked: { tonnes: 18 } });
  expect(of('40 packs, ambil sendiri')).toMatchObject({
    amount: '40, ambil sendiri',
    feet: 'packs',
    asked: { tonnes: 1.6 },
  });
  expect(of('500 packs trial')).toMatchObject({ amount: '500 packs trial', asked: { tonnes: 20 } });
  expect(of('sample')?.asked?.results).toEqual(['Sample: 1 kg free']);
});

test('TRADE-4 a supply of 8 tons a month is 8,000 kg', () => {
  expect(calculatorWith({ supply_ton_month: 8 })?.supply).toEqual({
    kilograms: 8000,
    text: 'More than a month’s supply (8 tons): ask us for a schedule.',
  });
  expect(calculatorWith({})?.supply).toBeUndefined();
});

const OFFER = { price: 1450, currency: 'USD', unit: 'ton', incoterm: 'FOB' };
test.each([
  [{ export_offer: OFFER, export_place: 'Semarang' }, '18', 'USD 26,100 FOB Semarang'],
  [{ export_offer: OFFER, export_place: 'Semarang' }, '18/month', 'USD 26,100 per month FOB Semarang'],
  [{ export_offer: { ...OFFER, incoterm: null } }, '250 kg', 'USD 362.50'],
  [{ export_offer: { ...OFFER, price: 1.45, unit: 'kg' } }, '18', 'USD 26,100 FOB'],
  [{ export_offer: { ...OFFER, price: 20, unit: 'sack' }, pack_net_kg: 40 }, '1', 'USD 500 FOB'],
  [{ export_offer: OFFER }, '1 g', undefined],
  [{ export_offer: OFFER }, 'many', undefined],
  [{ export_offer: { ...OFFER, unit: 'sack' } }, '18', undefined],
  [{ export_offer: { ...OFFER, unit: 'piece' }, pack_net_kg: 40 }, '18', undefined],
  [{}, '18', undefined],
] as const)('TRADE-2 TRADE-4 at the price of %j, %p is in all %p', (facts, asked, total) => {
  const calculator = calculatorOf('en', { ...NONE, ...facts } as WholeProduct, asked);
  expect(calculator?.asked?.totals).toEqual(total ? [`At the export price: ${total}`] : []);
});

test('TRADE-2 TRADE-4 a price per pack is that of whole packs, whose weight it says', () => {
  const product = { ...NONE, export_offer: { ...OFFER, price: 20, unit: 'sack' }, pack_net_kg: 40 };
  expect(calculatorOf('en', product as WholeProduct, '1.01')?.asked?.totals).toEqual([
    'At the export price for 1,040 kg: USD 520 FOB',
  ]);
});

test.each([
  ['18 FOB Surabaya', 'USD 26,100 FOB Semarang'],
  ['18 to Jeddah', 'USD 26,100 FOB Semarang'],
  ['18 CIF Jeddah', 'USD 26,100 FOB Semarang. This price is FOB, not CIF.'],
  ['18 t landed Melbourne', 'USD 26,100 FOB Semarang. This price is FOB, not landed.'],
  ['18 t door to door Jeddah', 'USD 26,100 FOB Semarang. This price is FOB, not door to door.'],
  ['18 c & f Jeddah', 'USD 26,100 FOB Semarang. This price is FOB, not CFR.'],
])('TRADE-2 TRADE-4 asked for %p, the price says when it is on other terms', (asked, total) => {
  const totalOf = (incoterm: 'FOB' | 'CFR' | null) =>
    calculatorOf(
      'en',
      { ...NONE, export_offer: { ...OFFER, incoterm }, export_place: 'Semarang' } as WholeProduct,
      asked,
    )?.asked?.totals;
  expect(totalOf('FOB')).toEqual([`At the export price: ${total}`]);
  expect(totalOf(null)).toEqual(['At the export price: USD 26,100 Semarang']);
});

test('TRADE-4 a price CFR is on the terms of who asks for C&F', () => {
  const product = { ...NONE, export_offer: { ...OFFER, incoterm: 'CFR' }, export_place: 'Jeddah' };
  for (const asked of ['18 C&F Jeddah', '18 CNF Jeddah', '18 cfr Jeddah'])
    expect(calculatorOf('en', product as WholeProduct, asked)?.asked?.totals).toEqual([
      'At the export price: USD 26,100 CFR Jeddah',
    ]);
});

test('TRADE-2 TRADE-4 what the proposed amount is in all is written as the language writes numbers', () => {
  const product = { ...NONE, export_offer: { ...OFFER, price: 420.525 }, export_place: 'Semarang' };
  expect(calculatorOf('id', product as WholeProduct, undefined)?.proposal.totals).toEqual([
    'Dengan harga ekspor: USD 8.410,50 FOB Semarang',
  ]);
});

const ABROAD = { export_offer: { ...OFFER, price: 165 }, export_place: 'Semarang' } as const;
test.each([
  [
    { ...SACKS, ...ABROAD },
    '40 karung',
    ['Dengan harga dalam negeri: Rp 4.400.000', 'Dengan harga ekspor: USD 264 FOB Semarang'],
  ],
  [
    { ...SACKS, ...ABROAD },
    '2x20/bulan CIF Jeddah',
    [
      'Dengan harga dalam negeri: Rp 110.000.000 per bulan',
      'Dengan harga ekspor: USD 6.600 per bulan FOB Semarang. Harga ini FOB, bukan CIF.',
    ],
  ],
  ...[
    ' diantar ke Surabaya',
    ' dikirim ke Solo',
    ', kirim Surabaya',
    ' franco Solo',
    ' ke Surabaya',
    ' termasuk ongkir Solo',
    ' franko Solo',
  ].map(
    (words) =>
      [
        SACKS,
        `40 karung${words}`,
        ['Dengan harga dalam negeri: Rp 4.400.000. Ongkos kirim tidak dihitung di sini.'],
      ] as const,
  ),
  [
    { ...SACKS, ...ABROAD },
    '40 karung diantar ke Surabaya',
    [
      'Dengan harga dalam negeri: Rp 4.400.000. Ongkos kirim tidak dihitung di sini.',
      'Dengan harga ekspor: USD 264 FOB Semarang. Harga ini FOB, bukan franco.',
    ],
  ],
  [SACKS, '1,01', ['Dengan harga dalam negeri untuk 1.040 kg: Rp 2.860.000']],
  [{ price: 9_500.5, price_unit: 'kg' }, '3 kg', ['Dengan harga dalam negeri: Rp 28.501,50']],
  [{ price: 2_750_000, price_unit: 'ton' }, '2,5', ['Dengan harga dalam negeri: Rp 6.875.000']],
  [SACKS, 'contoh 1 kg', []],
  [SACKS, 'banyak', []],
  [{ ...SACKS, price: null }, '40 karung', []],
  [{ ...SACKS, price: 0 }, '40 karung', []],
  [{ ...SACKS, price_unit: null }, '40 kemasan', []],
  [{ ...SACKS, price_unit: 'piece' }, '40 kemasan', []],
  [{ ...SACKS, pack_net_kg: null }, '18', []],
] as const)('TRADE-1 TRADE-4 on the Indonesian page of %j, %p is in all %p', (facts, asked, totals) => {
  const calculator = calculatorOf('id', { ...NONE, ...facts } as WholeProduct, asked);
  expect(calculator?.asked?.totals).toEqual(totals);
});

test('TRADE-1 TRADE-4 the English page has the rupiah total where there is no export price', () => {
  const totalsOf = (facts: object) =>
    calculatorOf('en', { ...NONE, ...SACKS, ...facts } as WholeProduct, '40 bags')?.asked?.totals;
  expect(totalsOf(ABROAD)).toEqual(['At the export price: USD 264 FOB Semarang']);
  expect(totalsOf({})).toEqual(['At the price in Indonesia: Rp 4.400.000']);
});
