import { otherPacks, packsPattern } from './amount-words';
import { calculate, calculateIn } from './calculation';
import { contentIn } from '../content/content.server';
import type { Language } from '../languages';

const PACKING = {
  loads: [{ feet: 20, kilograms: 20_000 }],
  pack: {
    name: 'sack',
    kilograms: 40,
    pattern: packsPattern({ unit: 'sack', kilograms: 40, packing: '' }),
  },
  least: { kilograms: 5000, text: 'too little' },
  supply: { kilograms: 50_000, text: 'too much' },
  offers: [],
  texts: contentIn('en').calculator,
};
const of = (text: string) => calculate(text, 'en', PACKING);

test('TRADE-4 the result says a period, and no amount that stands in the field alone', () => {
  const results = ['450 × sack of 40 kg', '1 × 20-foot container, 90 % full'];
  expect(of('18').results).toEqual(results);
  expect(of('18 tons per month').results).toEqual(['Amount: 18 t per month', ...results]);
  expect(calculateIn(['2 per week', '20'], 'en', PACKING).results[0]).toBe(
    'Amount: 40 t per week (2 × 20 ft containers)',
  );
});

test('TRADE-4 the result says terms and port, and so does what is to be written instead of two amounts', () => {
  expect(of('18 CIF Jebel Ali').results).toEqual([
    'Amount: 18 t, CIF Jebel Ali',
    '450 × sack of 40 kg',
    '1 × 20-foot container, 90 % full',
  ]);
  expect(of('18.000 CIF Jebel Ali').results).toEqual([
    '18.000 CIF Jebel Ali may be two amounts: write 18000 t CIF Jebel Ali or 18000 kg CIF Jebel Ali.',
  ]);
  expect(calculateIn(['18.000 to Jeddah', '20'], 'en', PACKING).results).toEqual([
    '18.000 to Jeddah may be two amounts: write 18000x20 to Jeddah or 18x20 to Jeddah.',
  ]);
  expect(of('20-25 tons CIF Jeddah').results).toEqual([
    '20-25 tons CIF Jeddah is more than one amount: write one of them, such as 25 tons CIF Jeddah.',
  ]);
});

test('TRADE-4 of a thousand and more without a unit it is asked whether tonnes are meant, in the unit of tonnes only', () => {
  const asked = (typed: string) => [`${typed} may be two amounts: write 26000 t or 26000 kg.`];
  const message = 'Amount (not calculated): 26,000';
  expect(calculateIn(['26,000', ''], 'en', PACKING)).toMatchObject({ results: asked('26,000'), message });
  expect(of('26000').results).toEqual(asked('26000'));
  expect(of('26000 per month').results).toEqual([
    '26000 per month may be two amounts: write 26000 t per month or 26000 kg per month.',
  ]);
  expect(calculate('26000', 'id', { ...PACKING, texts: contentIn('id').calculator }).results).toEqual([
    '26000 dapat berarti dua jumlah: tulis 26000 t atau 26000 kg.',
  ]);
  expect(calculateIn(['26000', 'packs'], 'en', PACKING).tonnes).toBe(1040);
  expect(calculateIn(['1000', '20'], 'en', PACKING).tonnes).toBe(20_000);
});

test.each([
  ['en', '20.03', '501 × sack of 40 kg (20,040 kg)'],
  ['id', '20,03', '501 × sack isi 40 kg (20.040 kg)'],
  ['en', '20', '500 × sack of 40 kg'],
  ['en', '30 kg', '1 × sack of 40 kg'],
  ['en', '20.03 per month', '501 × sack of 40 kg (20,040 kg)'],
] as const)(
  'TRADE-4 whole packs that weigh more than the amount say so: in %p %p is %p',
  (language, amount, packs) => {
    const { results } = calculate(amount, language, { ...PACKING, texts: contentIn(language).calculator });
    expect(results.find((line) => line.includes('sack'))).toBe(packs);
  },
);

const SACK = { ...PACKING.pack, kilograms: 60 };
const ARABICA = {
  ...PACKING,
  pack: SACK,
  least: undefined,
  supply: undefined,
  offers: [
    {
      at: 'At the export price',
      price: 8400,
      currency: 'USD',
      figures: 'en' as Language,
      kilograms: 1000,
      place: ' FOB Semarang',
      incoterm: 'FOB',
    },
  ],
};
test.each([
  [
    'en',
    '2.5 t',
    'At the export price for 2,520 kg: USD 21,168 FOB Semarang',
    'Amount: 2.5 t; in whole packs: 42 × sack of 60 kg (2520 kg)',
  ],
  [
    'id',
    '2,5 t',
    'Dengan harga ekspor untuk 2.520 kg: USD 21.168 FOB Semarang',
    'Jumlah: 2,5 ton; dalam kemasan utuh: 42 × sack isi 60 kg (2520 kg)',
  ],
  [
    'en',
    '100 kg',
    'At the export price for 120 kg: USD 1,008 FOB Semarang',
    'Amount: 100 kg; in whole packs: 2 × sack of 60 kg (120 kg)',
  ],
  [
    'en',
    '30 kg CIF Jeddah',
    'At the export price for 60 kg: USD 504 FOB Semarang. This price is FOB, not CIF.',
    'Amount: 30 kg, CIF Jeddah; in whole packs: 1 × sack of 60 kg',
  ],
  [
    'en',
    '100 kg per week',
    'At the export price for 120 kg: USD 1,008 per week FOB Semarang',
    'Amount: 100 kg per week; in whole packs: 2 × sack of 60 kg (120 kg)',
  ],
  ['en', '18 t', 'At the export price: USD 151,200 FOB Semarang', 'Amount: 18 t'],
  ['en', '42 bags', 'At the export price: USD 21,168 FOB Semarang', 'Amount: 2.52 t (42 × sack of 60 kg)'],
] as const)(
  'TRADE-2 TRADE-4 in %p the total of %p is that of whole packs, %p, and the message says both, %p',
  (language, amount, total, message) => {
    const texts = contentIn(language);
    const offers = ARABICA.offers.map((offer) => ({
      ...offer,
      at: texts.trade.at.exportPrice,
      figures: language,
    }));
    const calculation = calculate(amount, language, { ...ARABICA, offers, texts: texts.calculator });
    expect([calculation.totals, calculation.message]).toEqual([[total], message]);
  },
);

test('TRADE-4 the smallest order, the supply and the fill are those of the whole packs', () => {
  const terms = { ...PACKING, pack: SACK, least: { kilograms: 300, text: '' } };
  const within = (text: string) => calculate(text, 'en', terms);
  expect(within('250 kg')).toMatchObject({ isBelowLeast: false });
  expect(within('240 kg')).toMatchObject({ isBelowLeast: true });
  expect(within('49.99')).toMatchObject({ isAboveSupply: true });
  expect(within('49.98')).toMatchObject({ isAboveSupply: false });
  expect(within('541 kg').results[1]).toBe('1 × 20-foot container, 3 % full');
  // Of 334 sacks a container takes all but the rest of one.
  expect(within('1x20').results.slice(1)).toEqual([
    '334 × sack of 60 kg (20,040 kg)',
    '1 × 20-foot container, 100 % full',
  ]);
});

const OTHERWISE = 'Here a sack has 60 kg; the packing that you ask for goes along in your message.';
test.each([
  [
    '50 t in 25 kg bags',
    ['Amount: 50 t, in 25 kg bags', '3 × 20-foot containers, the last 50 % full'],
    OTHERWISE,
  ],
  ['500 bags of 25 kg', ['Amount: 12.5 t (500 × 25 kg)', '1 × 20-foot container, 63 % full'], OTHERWISE],
  [
    '2 pallets of 800 kg',
    ['Amount: 1.6 t (2 × pallet of 800 kg)', '27 × sack of 60 kg (1,620 kg)'],
    undefined,
  ],
  ['60 t in 60 kg bags', ['Amount: 60 t, in 60 kg bags', '1,000 × sack of 60 kg'], undefined],
  ['60 t in jute bags', ['Amount: 60 t, in jute bags', '1,000 × sack of 60 kg'], undefined],
  ['20 t, 25 kg bags', ['Amount: 20 t, 25 kg bags', '1 × 20-foot container, 100 % full'], OTHERWISE],
  ['60 t, 60 kg jute bags', ['Amount: 60 t, 60 kg jute bags', '1,000 × sack of 60 kg'], undefined],
])(
  'TRADE-4 of %p the result is %p, and it is said where it is packed otherwise: %p',
  (typed, results, other) => {
    const calculation = calculate(typed, 'en', ARABICA);
    expect([calculation.results.slice(0, 2), calculation.other]).toEqual([results, other]);
  },
);

test.each([
  ['en', '10 pack', 'Read as 10 × carton of 10 kg. If you meant 10x1kg, write it so.'],
  ['en', '10 bags', undefined],
  ['en', '10 cartons', undefined],
  ['id', '10 kemasan', 'Dibaca 10 × carton isi 10 kg. Bila maksudnya 10x1kg, tulis demikian.'],
] as const)(
  'TRADE-4 of bags of 1 kg in cartons, in %p the packs of %p may be either: %p',
  (language, typed, other) => {
    const weighed = { kilograms: 10, packing: 'bags of 1 kg, 10 to a carton' };
    const carton = { name: 'carton', kilograms: 10, pattern: packsPattern(weighed) };
    const packing = {
      ...PACKING,
      pack: carton,
      others: otherPacks(weighed),
      texts: contentIn(language).calculator,
    };
    expect(calculate(typed, language, packing).other).toBe(other);
  },
);

test('TRADE-4 packs of another weight are not rounded to those of the product, in the total and the message neither', () => {
  expect(calculate('1 t in 1 kg bags', 'en', ARABICA)).toMatchObject({
    results: ['Amount: 1 t, in 1 kg bags', '1 × 20-foot container, 5 % full'],
    totals: ['At the export price: USD 8,400 FOB Semarang'],
    message: 'Amount: 1 t, in 1 kg bags',
  });
});

test.each([
  ['3 kuintal', 0.3],
  ['2,5 kuintal', 0.25],
  ['5 quintals', 0.5],
  ['300 kilo', 0.3],
  ['40 pak', 2.4],
  ['20 bungkus 250 gram', 0.005],
  ['100 kg kemasan 1 kg', 0.1],
])('TRADE-4 as Indonesians write it, %p is read as %p t', (typed, tonnes) => {
  expect(calculate(typed, 'id', ARABICA).tonnes).toBe(tonnes);
});

test('TRADE-4 a sample is on its own terms: no packs, no total, no smallest order', () => {
  const terms = { ...ARABICA, least: PACKING.least, sample: 'Sample: 500 g free' };
  expect(calculate('sample 250 g', 'en', terms)).toEqual({
    address: '250 g sample',
    tonnes: 0.00025,
    message: 'Amount: 250 g, sample',
    line: 'Amount: 250 g, sample',
    isBare: false,
    results: ['Amount: 250 g, sample', 'Sample: 500 g free'],
    totals: [],
    isBelowLeast: false,
    isAboveSupply: false,
  });
  expect(calculate('free sample', 'en', terms)).toMatchObject({
    results: ['Sample: 500 g free'],
    message: 'Amount (not calculated): free sample',
  });
  expect(calculate('sample order 300 kg', 'en', terms)).toMatchObject({
    results: ['Amount: 0.3 t, sample order', '5 × sack of 60 kg', expect.anything()],
    isBelowLeast: true,
  });
  expect(calculate('5 bags + sample', 'en', terms).results).toEqual([
    'Amount: 0.3 t (5 × sack of 60 kg) + sample',
    '5 × sack of 60 kg',
    '1 × 20-foot container, 2 % full',
    'Sample: 500 g free',
  ]);
  expect(calculate('sample', 'en', ARABICA).results).toEqual([ARABICA.texts.refused]);
});

test.each([
  ['2 tons, sample first', true],
  ['2 tons sample first', true],
  ['2 tons, sample', true],
  ['2 tons with a free sample', true],
  ['2 tons and 1 kg sample', true],
  ['100 kg per bulan, minta contoh', true],
  ['100 kg per month, sample', true],
  ['5 kg sample', false],
  ['5 kg free sample CIF Jeddah', false],
  ['free sample of 250 g', false],
  ['contoh 1 kg', false],
])('TRADE-4 that %p is an order, with its packs and price, is %p', (typed, isOrder) => {
  const { results, totals } = calculate(typed, 'en', { ...ARABICA, sample: 'Sample: 500 g free' });
  expect(results.at(-1)).toBe('Sample: 500 g free');
  expect([results.some((line) => line.includes('× sack')), totals.length]).toEqual([
    isOrder,
    isOrder ? 1 : 0,
  ]);
});

test.each([
  ['40 krg, ambil sendiri', 'Jumlah: 2,4 ton (40 × karung isi 60 kg), ambil sendiri'],
  ['40 karung, ambil sendiri', 'Jumlah: 2,4 ton (40 × karung isi 60 kg), ambil sendiri'],
  [
    '40 karung diambil sendiri di tempat',
    'Jumlah: 2,4 ton (40 × karung isi 60 kg), diambil sendiri di tempat',
  ],
  ['40 karung (ambil di tempat)', 'Jumlah: 2,4 ton (40 × karung isi 60 kg), ambil di tempat'],
  ['ambil sendiri 40 karung', 'Jumlah: 2,4 ton (40 × karung isi 60 kg), ambil sendiri'],
  ['40 bags, pick up', 'Jumlah: 2,4 ton (40 × karung isi 60 kg), pick up'],
  ['40 bags for self pick-up', 'Jumlah: 2,4 ton (40 × karung isi 60 kg), for self pick-up'],
  ['2 ton pickup', 'Jumlah: 2 ton, pickup'],
])('TRADE-4 that goods are picked up stays with the amount: %p is %p', (typed, line) => {
  const pack = { ...SACK, name: 'karung' };
  const calculation = calculate(typed, 'id', { ...ARABICA, pack, texts: contentIn('id').calculator });
  expect(calculation.results[0]).toBe(line);
});

test('TRADE-4 of kilograms and grams that are no amount it is said how they are', () => {
  const small = [PACKING.texts.refusedSmall];
  expect(calculateIn(['0', 'kg'], 'en', PACKING).results).toEqual(small);
  expect(of('0 kg per month').results).toEqual(small);
  expect(of('0.3 g').results).toEqual(small);
  expect(of('0').results).toEqual([PACKING.texts.refused]);
});

test('TRADE-4 of a number of packs that is not whole it is said that they are, and how tonnes are written', () => {
  const inPacks = { ...PACKING, pack: { ...SACK, name: 'karung' }, texts: contentIn('id').calculator };
  const whole = (number: string) =>
    `Kemasan tidak dibagi: isi jumlah karung yang utuh, misalnya 3, atau tulis ${number} ton bila itu beratnya.`;
  const message = `Jumlah (belum dihitung): 2,5 × karung isi ${SACK.kilograms} kg`;
  expect(calculateIn(['2,5', 'packs'], 'id', inPacks)).toMatchObject({ results: [whole('2,5')], message });
  expect(calculateIn(['0.5 per bulan', 'packs'], 'id', inPacks).results).toEqual([whole('0.5')]);
  expect(calculateIn(['2,5 karung', ''], 'id', inPacks).results).toEqual([whole('2,5')]);
  expect(calculateIn(['0', 'packs'], 'id', inPacks).results).toEqual([inPacks.texts.refused]);
  expect(calculateIn(['2.5', 'packs'], 'en', { ...PACKING, pack: SACK }).results).toEqual([
    'Packs are not split: a whole number of sacks, such as 3, or 2.5 t for that weight.',
  ]);
});

test('TRADE-4 that either container will do is said of those that are there', () => {
  const both = { ...ARABICA, loads: [...PACKING.loads, { feet: 40, kilograms: 26_000 }] };
  const eitherOf = (text: string) => calculate(text, 'en', both).either;
  expect(eitherOf('10 t')).toBe(PACKING.texts.either);
  // A container is no question of what fills less than half of the smallest.
  expect(eitherOf('9.9 t')).toBeUndefined();
  expect(eitherOf('1x40')).toBeUndefined();
  expect(eitherOf('1x20 + 1x40')).toBeUndefined();
  expect(eitherOf('10 t sample')).toBeUndefined();
  expect(eitherOf('many')).toBeUndefined();
  expect(of('18').either).toBeUndefined();
});

test('TRADE-4 below a tenth of a tonne the page says kilograms', () => {
  const lineOf = (text: string) => of(text).line;
  expect(lineOf('1 kg sample')).toBe('Amount: 1 kg, sample');
  expect(lineOf('0.005 t, trial')).toBe('Amount: 5 kg, trial');
  expect(lineOf('9 kg')).toBe('Amount: 9 kg');
  expect(lineOf('20x250g')).toBe('Amount: 5 kg (20 × 0.25 kg)');
  expect(lineOf('99 kg trial')).toBe('Amount: 99 kg, trial');
  expect(lineOf('100 kg trial')).toBe('Amount: 0.1 t, trial');
});

test('TRADE-4 grams fill less than one percent of a container', () => {
  expect(of('250 g').results).toEqual(['1 × sack of 40 kg', '1 × 20-foot container, less than 1 % full']);
  expect(of('100 kg').results[1]).toBe('1 × 20-foot container, 1 % full');
});

test('TRADE-4 what may be two amounts is asked with its period', () => {
  expect(of('1.500 per month').results).toEqual([
    '1.500 per month may be two amounts: write 1500 t per month or 1500 kg per month.',
  ]);
});

test('TRADE-4 a number of containers that may be two is asked too, and goes along with its unit in words', () => {
  expect(calculateIn(['18.000', '20'], 'en', PACKING)).toMatchObject({
    results: ['18.000 may be two amounts: write 18000x20 or 18x20.'],
    message: 'Amount (not calculated): 18.000 × 20 ft containers',
  });
  const indonesian = { ...PACKING, texts: contentIn('id').calculator };
  expect(calculateIn(['1,500 per bulan', '40'], 'id', indonesian)).toMatchObject({
    results: ['1,500 per bulan dapat berarti dua jumlah: tulis 1500x40 per bulan atau 1.5x40 per bulan.'],
    message: 'Jumlah (belum dihitung): 1,500 × peti kemas 40 kaki per bulan',
  });
});

test.each([
  ['50', false],
  ['50 per month', false],
  ['12 per week', true],
  ['11 per week', false],
  ['600 per year', false],
  ['601 per year', true],
])('TRADE-4 that %p is more than a supply of 50 tonnes a month is %p', (text, isAbove) => {
  expect(of(text).isAboveSupply).toBe(isAbove);
});
