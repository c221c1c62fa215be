import { hasNamedAmounts, takeAmounts, takeNamedAmounts, takeNamedTexts } from './spec-amounts.js';
import { inParts, type NamedField, takeLimits } from './spec-limits.js';

const field = (
  id: number,
  category_id: number,
  label: string,
  label_en: string | null,
  unit: string | null,
): NamedField => ({
  id,
  category_id,
  key: (label_en ?? label).toLowerCase().replaceAll(/\W+/g, '_'),
  label,
  label_en,
  unit,
  bound: null,
});

const FIELDS = [
  field(1, 1, 'Kadar air', 'Moisture', '%'),
  field(2, 1, 'Kadar abu', 'Ash', '%'),
  field(3, 1, 'Nilai kalor', 'Calorific value', 'kcal/kg'),
  field(4, 1, 'Karbon terikat', 'Fixed carbon', '%'),
  { ...field(5, 2, 'C-organik', null, '%'), key: 'organic_carbon' },
  { ...field(6, 2, 'Kadar air', null, '%'), key: 'moisture' },
  field(7, 2, 'Nilai cacat per 300 g', null, null),
];

const MOISTURE = [1, 6];
const ASH = [2];

type Limited = [q: string, text: string, limits: [fields: number[], bound: string, value: number][]];

test.each<Limited>([
  ['ash < 5', '', [[ASH, 'max', 5]]],
  ['ash<5%', '', [[ASH, 'max', 5]]],
  ['ash content under 2,5 %', '', [[ASH, 'max', 2.5]]],
  ['ash less than 3 percent', '', [[ASH, 'max', 3]]],
  ['coconut charcoal ash ≤ 2.5', 'coconut charcoal', [[ASH, 'max', 2.5]]],
  ['ash below 3 briquettes', 'briquettes', [[ASH, 'max', 3]]],
  ['Moisture max. 8%', '', [[MOISTURE, 'max', 8]]],
  ['moisture: 8% max', '', [[MOISTURE, 'max', 8]]],
  ['kadar air maksimal 12,5%', '', [[MOISTURE, 'max', 12.5]]],
  ['kadar air di bawah 12', '', [[MOISTURE, 'max', 12]]],
  ['briket kadar abu 4 maks', 'briket', [[ASH, 'max', 4]]],
  ['calorific value > 7,000 kcal/kg', '', [[[3], 'min', 7000]]],
  ['nilai kalor minimal 7.000 kcal', '', [[[3], 'min', 7000]]],
  ['fixed carbon at least 80', '', [[[4], 'min', 80]]],
  ['calorific value 7000 up', '', [[[3], 'min', 7000]]],
  ['nilai kalor 7.000 ke atas', '', [[[3], 'min', 7000]]],
  ['moisture up to 8%', '', [[MOISTURE, 'max', 8]]],
  ['carbon >= 20', '', [[[4, 5], 'min', 20]]],
  [
    'charcoal with ash < 5 and moisture < 8%',
    'charcoal',
    [
      [ASH, 'max', 5],
      [MOISTURE, 'max', 8],
    ],
  ],
  [
    'ash < 5, moisture < 8, fertilizer',
    'fertilizer',
    [
      [ASH, 'max', 5],
      [MOISTURE, 'max', 8],
    ],
  ],
  ['max ash 2.5', '', [[ASH, 'max', 2.5]]],
  ['maximum ash content: 3 %', '', [[ASH, 'max', 3]]],
  ['at most 6% moisture', '', [[MOISTURE, 'max', 6]]],
  ['<3% ash', '', [[ASH, 'max', 3]]],
  ['ash content less than 3%', '', [[ASH, 'max', 3]]],
  ['less than 3% ash?', '', [[ASH, 'max', 3]]],
  ['do you have less than 3% of ash?', '', [[ASH, 'max', 3]]],
  ['no more than 3% ash', '', [[ASH, 'max', 3]]],
  ['not  less than 80% fixed carbon', '', [[[4], 'min', 80]]],
  ['coffee under 12% moisture', 'coffee', [[MOISTURE, 'max', 12]]],
  ['coffee under 12% moisture content arabica', 'coffee arabica', [[MOISTURE, 'max', 12]]],
  ['maks kadar air 12%', '', [[MOISTURE, 'max', 12]]],
  ['briket di bawah 3% abu', 'briket', [[ASH, 'max', 3]]],
  ['abu tidak lebih dari 3 persen', '', [[ASH, 'max', 3]]],
  ['min calorific value 7000', '', [[[3], 'min', 7000]]],
  ['over 7.000 kkal/kg nilai kalor', '', [[[3], 'min', 7000]]],
  ['calorific value 7000 kcal/kg min.', '', [[[3], 'min', 7000]]],
  ['charcoal 3% max ash', 'charcoal', [[ASH, 'max', 3]]],
  ['charcoal 25 mm max ash 3', 'charcoal 25 mm', [[ASH, 'max', 3]]],
  ['min quality ash max 5', 'min quality', [[ASH, 'max', 5]]],
  ['low moisture charcoal, max 3% ash', 'low moisture charcoal', [[ASH, 'max', 3]]],
  ['low moisture, max 3% ash', 'low moisture', [[ASH, 'max', 3]]],
  ['moisture, max 8%', '', [[MOISTURE, 'max', 8]]],
  ...[
    'less than 3% ash and at most 8% moisture',
    'max ash 3%, max moisture 8%',
    'ash 3% max moisture 8% max',
    '<3% ash <8% moisture',
    'ash max 3 moisture max 8',
  ].map((q): Limited => [
    q,
    '',
    [
      [ASH, 'max', 3],
      [MOISTURE, 'max', 8],
    ],
  ]),
])('a limit in a search: %s', (q, text, limits) => {
  const taken = takeLimits(q, FIELDS);
  expect(taken.text).toBe(text);
  expect(taken.limits).toMatchObject(limits.map(([fields, bound, value]) => ({ fields, bound, value })));
});

test.each([
  ['ash less then 3', 'max'],
  ['ash less 3', 'max'],
  ['ash lower 3%', 'max'],
  ['ash more then 3', 'min'],
  ['ash higher 3', 'min'],
])('LIST-4 SPEC-3 a limit as it is said in a hurry: %s', (q, bound) => {
  expect(takeLimits(q, FIELDS)).toMatchObject({ text: '', limits: [{ fields: ASH, bound, value: 3 }] });
});

const WITH_ALTITUDE = [
  ...FIELDS,
  field(8, 2, 'Ketinggian', 'Altitude', 'm'),
  field(9, 2, 'Air', null, '% db'),
];

test.each<Limited>([
  ['arabica above 1200 m moisture below 12.5%', 'arabica above 1200 m', [[MOISTURE, 'max', 12.5]]],
  ['arabica above 1200 m altitude', 'arabica', [[[8], 'min', 1200]]],
  ['altitude over 1,200 masl', '', [[[8], 'min', 1200]]],
  ['air max 8%', '', [[[1, 6, 9], 'max', 8]]],
  ['defect max 5%', 'defect max 5%', []],
  ['nilai cacat max 5%', '', [[[7], 'max', 5]]],
  ['moisture above 1200 m', 'moisture above 1200 m', []],
  ['moisture max 8 m', 'moisture max 8 m', []],
  ['moisture 8 m max', 'moisture 8 m max', []],
  ['max moisture 8 m', 'max moisture 8 m', []],
])('an amount in a unit that a specification does not have is no limit of it: %s', (q, text, limits) => {
  const taken = takeLimits(q, WITH_ALTITUDE);
  const expected = limits.map(([fields, bound, value]) => ({ fields, bound, value }));
  expect(taken).toMatchObject({ text, limits: expected });
});

test.each([
  'ash',
  'price < 5',
  'ash 5',
  'max 5',
  'value > 7000',
  'climax 5',
  'ash <',
  'kopi 100% maks',
  'max 5 briquettes',
  '3 < ash',
  'max 3%, ash',
  'up to 5 g',
  'max 5 per carton',
  'maximal ash',
])('no limit of a specification: %s', (q) => expect(takeLimits(q, FIELDS)).toEqual({ text: q, limits: [] }));

test.each<[q: string, text: string, bound: string]>([
  ['7000 kcal', '', 'fits'],
  ['briquettes 7,000 kcal/kg?', 'briquettes', 'fits'],
  ['briket 7.000kkal', 'briket', 'fits'],
  ['calorific value 7000 kcal', '', 'fits'],
  ['more than 7000 kcal', '', 'min'],
  ['nilai kalor di bawah 7000 kcal', '', 'max'],
])('an amount in the unit of one specification: %s', (q, left, bound) => {
  expect(takeAmounts({ text: q, limits: [] }, FIELDS)).toMatchObject({
    text: left,
    limits: [{ fields: [3], bound, value: 7000 }],
  });
});

test.each(['12%', '7000', '7000 kg', '7000 kcals', 'kcal', '25x25 mm'])(
  'no amount of a specification: %s',
  (q) => expect(takeAmounts({ text: q, limits: [] }, FIELDS)).toBeUndefined(),
);

test('an amount says of no specification in a category with two of its unit', () => {
  const other = field(8, 1, 'Kalor bruto', null, 'kcal/kg');
  const elsewhere = { ...other, id: 9, category_id: 2 };
  expect(takeAmounts({ text: '7000 kcal', limits: [] }, [...FIELDS, other])).toBeUndefined();
  const taken = takeAmounts({ text: '7000 kcal', limits: [] }, [...FIELDS, other, elsewhere]);
  expect(taken).toMatchObject({ limits: [{ fields: [9] }] });
});

test('an amount is the most where the specification is a maximum', () => {
  const lead = { ...field(1, 1, 'Timbal', 'Lead', 'mg/kg'), bound: 'max' as const };
  const taken = takeAmounts({ text: 'timbal 2 mg/kg', limits: [] }, [lead]);
  expect(taken?.limits).toEqual([{ fields: [1], bound: 'max', value: 2, asked: 'timbal 2 mg/kg' }]);
});

test.each<[q: string, text: string, limit: object]>([
  ['altitude: 1,200–1,500 m', '', { fields: [8], bound: 'fits', from: 1200, value: 1500 }],
  ['altitude 1200 to 1500', '', { fields: [8], from: 1200, value: 1500 }],
  ['kopi ketinggian 1.200 s/d 1.500 mdpl', 'kopi', { fields: [8], from: 1200, value: 1500 }],
  ['moisture 10% - 12% arabica', 'arabica', { fields: MOISTURE, from: 10, value: 12 }],
  ['10-12% moisture', '', { fields: MOISTURE, from: 10, value: 12 }],
  ['ash 3 – 4%', '', { fields: ASH, from: 3, value: 4 }],
])('SPEC-3 a range behind the name of a specification or in its unit: %s', (q, text, limit) => {
  expect(takeNamedAmounts({ text: q, limits: [] }, WITH_ALTITUDE)).toMatchObject({ text, limits: [limit] });
});

test('SPEC-3 a range in the unit of one specification', () => {
  const range = { fields: [8], bound: 'fits', from: 1200, value: 1500 };
  const search = takeAmounts({ text: 'arabica 1200-1500 masl', limits: [] }, WITH_ALTITUDE);
  expect(search).toMatchObject({ text: 'arabica', limits: [range] });
  expect(search && inParts(search)).toMatchObject({ limits: [{ ...range, isPart: true }] });
  expect(inParts({ text: 'arabica', limits: [] })).toBeUndefined();
});

test.each(['moisture 15-15-15', 'moisture 12-10', 'moisture 2025-10-12'])('SPEC-3 no range: %s', (q) => {
  const { limits = [] } = takeNamedAmounts({ text: q, limits: [] }, WITH_ALTITUDE) ?? {};
  expect(limits.filter((limit) => 'from' in limit && limit.from !== undefined)).toEqual([]);
});

const inNames = (q: string, fields = FIELDS) =>
  hasNamedAmounts(q) ? takeNamedAmounts({ text: q, limits: [] }, fields) : undefined;

test.each<[q: string, text: string, ...limits: [fields: number[], value: number][]]>([
  ['moisture 4%', '', [MOISTURE, 4]],
  ['fixed carbon 75', '', [[4], 75]],
  ['calorific value 7,000', '', [[3], 7000]],
  ['nilai kalor: 7000 kkal/kg', '', [[3], 7000]],
  ['kopi kadar air 12,5', 'kopi', [MOISTURE, 12.5]],
  ['organic carbon 15 fertilizer', 'fertilizer', [[5], 15]],
  ['carbon 75%', '', [[4, 5], 75]],
  ['4% moisture', '', [MOISTURE, 4]],
  ['kopi 12,5 % kadar air, robusta', 'kopi robusta', [MOISTURE, 12.5]],
  ['fc 75% ash 3%', 'fc 75%', [ASH, 3]],
  ['moisture 4%, ash 3', '', [MOISTURE, 4], [ASH, 3]],
  ['briquettes with ash 3 and fixed carbon 75%', 'briquettes', [ASH, 3], [[4], 75]],
])('an amount beside the name of its specification: %s', (q, text, ...limits) => {
  const taken = limits.map(([fields, value]) => ({ fields, value }));
  expect(inNames(q)).toMatchObject({ text, limits: taken });
});

test.each([
  'carbon 75',
  'kopi 100%',
  'moisture',
  '4 moisture',
  '75% carbon',
  'value 7000',
  'low moisture, 4 bags',
  'ash 25x25',
  'air 600 ml',
  'pupuk organik 25 kg',
])('no amount beside the name of a specification: %s', (q) => expect(inNames(q)).toBeUndefined());

test('an amount is the most for those of its specifications that are maxima', () => {
  const fields = FIELDS.map((each) => (each.id === 1 ? { ...each, bound: 'max' as const } : each));
  expect(inNames('moisture 4%', fields)?.limits).toEqual([
    { fields: MOISTURE, bound: 'fits', maxima: [1], percents: [6], value: 4, asked: 'moisture 4%' },
  ]);
});

test.each([
  ['crop year 2025', '', '2025', 'crop year 2025'],
  ['robusta crop 2025 washed', 'robusta washed', '2025', 'crop 2025'],
  ['Panen: 2025', '', '2025', 'Panen: 2025'],
])('a number behind the name of a specification in words, or a part of it: %s', (q, text, number, asked) => {
  const fields = [field(7, 1, 'Tahun panen', 'Crop year', null)];
  const named = [{ id: 7, key: 'crop_year' }];
  expect(takeNamedTexts({ text: q, limits: [] }, fields)).toEqual({
    text,
    limits: [],
    facts: [{ wanted: { fact: 'text', fields: named, number }, asked }],
  });
  for (const other of ['crop year', '2025 crop', 'crop 2025 kg', 'crop 2024-2025', 'crop, 2025'])
    expect(takeNamedTexts({ text: other, limits: [] }, fields)).toBeUndefined();
});
