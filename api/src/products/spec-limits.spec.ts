import { takeLimits } from './spec-limits.js';

const FIELDS = [
  { id: 1, key: 'moisture', label: 'Kadar air', label_en: 'Moisture', unit: '%' },
  { id: 2, key: 'ash', label: 'Kadar abu', label_en: 'Ash', unit: '%' },
  { id: 3, key: 'calorific_value', label: 'Nilai kalor', label_en: 'Calorific value', unit: 'kcal/kg' },
  { id: 4, key: 'fixed_carbon', label: 'Karbon terikat', label_en: 'Fixed carbon', unit: '%' },
  { id: 5, key: 'organic_carbon', label: 'C-organik', label_en: null, unit: '%' },
  { id: 6, key: 'moisture', label: 'Kadar air', label_en: null, unit: '%' },
];

const MOISTURE = [1, 6];
const ASH = [2];

test.each([
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
])('a limit in a search: %s', (q, text, limits) => {
  const taken = takeLimits(q, FIELDS);
  expect(taken.text).toBe(text);
  expect(taken.limits.map(({ fields, bound, value }) => [fields, bound, value])).toEqual(limits);
});

test.each(['ash', 'price < 5', 'ash 5', 'max 5', 'value > 7000', 'climax 5', 'ash <', 'kopi 100% maks'])(
  'no limit of a specification: %s',
  (q) => expect(takeLimits(q, FIELDS)).toEqual({ text: q, limits: [] }),
);
