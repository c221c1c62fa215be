import { specRows } from './spec-rows.server';
import { specProperties } from '~/lib/seo/spec-properties.server';

const FIELD = { label_en: null, kind: 'range' as const, unit: null, method: null, options: [] };
const FIELDS = [
  { ...FIELD, key: 'moisture', label: 'Kadar air', label_en: 'Moisture', unit: '%', method: 'SNI 01-2907' },
  { ...FIELD, key: 'size', label: 'Ukuran', label_en: 'Size', unit: 'mm' },
  { ...FIELD, key: 'ph', label: 'pH' },
  { ...FIELD, key: 'carbon', label: 'Karbon', label_en: 'Carbon', unit: 'kcal/kg' },
  {
    ...FIELD,
    key: 'form',
    label: 'Bentuk',
    label_en: 'Form',
    kind: 'choice' as const,
    options: [{ key: 'powder', label: 'Serbuk', label_en: 'Powder' }],
  },
  { ...FIELD, key: 'halal', label: 'Halal', kind: 'yes_no' as const },
  { ...FIELD, key: 'smell', label: 'Aroma', label_en: 'Smell', kind: 'text' as const },
  { ...FIELD, key: 'colour', label: 'Warna', kind: 'text' as const },
  { ...FIELD, key: 'unused', label: 'Kosong' },
];
const SPECS = {
  colour: { text: 'Cokelat' },
  smell: { text: 'Netral', text_en: 'Neutral' },
  halal: { yes: false },
  form: { choice: 'powder' },
  carbon: { min: 7000.5 },
  ph: { value: 7.25 },
  size: { min: 2, max: 5 },
  moisture: { max: 12.5, lab: 'Sucofindo', tested_at: '2025-09-01' },
  gone: { value: 1 },
};

const wordsIn = (language: 'en' | 'id') =>
  specRows(language, FIELDS, SPECS).map(({ label, value }) => `${label.text}: ${value.text}`);

test('SPEC-3 the lines follow the template, in the words and numbers of the language', () => {
  expect(wordsIn('en')).toEqual([
    'Moisture: max. 12.5 %',
    'Size: 2–5 mm',
    'pH: 7.25',
    'Carbon: min. 7,000.5 kcal/kg',
    'Form: Powder',
    'Halal: No',
    'Smell: Neutral',
    'Warna: Cokelat',
  ]);
  expect(wordsIn('id')).toEqual([
    'Kadar air: maks. 12,5 %',
    'Ukuran: 2–5 mm',
    'pH: 7,25',
    'Karbon: min. 7.000,5 kcal/kg',
    'Bentuk: Serbuk',
    'Halal: Tidak',
    'Aroma: Netral',
    'Warna: Cokelat',
  ]);
});

test('SPEC-3 a unit that is a word is in the language of the page, and any other as staff wrote it', () => {
  const inUnit = (language: 'en' | 'id', unit: string) =>
    specRows(language, [{ ...FIELD, key: 'burning', label: 'Nyala', unit }], {
      burning: { min: 3, max: 4 },
    })[0]?.value.text;
  expect([inUnit('en', 'h'), inUnit('id', 'h')]).toEqual(['3–4 h', '3–4 jam']);
  expect([inUnit('en', 'jam'), inUnit('id', 'jam'), inUnit('en', 'Poin')]).toEqual([
    '3–4 h',
    '3–4 jam',
    '3–4 points',
  ]);
  for (const language of ['en', 'id'] as const)
    expect(inUnit(language, 'constructor')).toBe('3–4 constructor');
});

test('SPEC-3 a line has the method of its test, or else the usual one, and the day and laboratory that are known', () => {
  const [moisture, size] = specRows('en', FIELDS, SPECS);
  expect(moisture?.test).toBe('SNI 01-2907, tested 1 Sept 2025, Sucofindo');
  expect(Object.keys(size ?? {})).toEqual(['key', 'label', 'value', 'isAmount']);
  const [own] = specRows('id', FIELDS, { moisture: { max: 12, method: 'ISO 6673' } });
  expect(own?.test).toBe('ISO 6673');
  const [untested] = specRows('id', FIELDS, { moisture: { max: 12, method: '-' } });
  expect(untested).not.toHaveProperty('test');
});

test('SPEC-3 what is in Indonesian alone says so on an English page', () => {
  const colour = specRows('en', FIELDS, SPECS).at(-1);
  expect([colour?.label, colour?.value]).toEqual([
    { text: 'Warna', lang: 'id' },
    { text: 'Cokelat', lang: 'id' },
  ]);
});

test('FEED-2 a property has its numbers, its unit with its code where it has one, and its method', () => {
  const properties = specProperties('en', FIELDS, SPECS);
  expect(properties.slice(0, 6)).toEqual([
    {
      '@type': 'PropertyValue',
      name: 'Moisture',
      maxValue: 12.5,
      unitText: '%',
      unitCode: 'P1',
      measurementTechnique: 'SNI 01-2907',
    },
    { '@type': 'PropertyValue', name: 'Size', minValue: 2, maxValue: 5, unitText: 'mm', unitCode: 'MMT' },
    { '@type': 'PropertyValue', name: 'pH', value: 7.25 },
    { '@type': 'PropertyValue', name: 'Carbon', minValue: 7000.5, unitText: 'kcal/kg' },
    { '@type': 'PropertyValue', name: 'Form', value: 'Powder' },
    { '@type': 'PropertyValue', name: 'Halal', value: false },
  ]);
});
