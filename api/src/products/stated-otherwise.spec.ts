import { newlyOtherwise, statedOtherwise } from './stated-otherwise.js';

const TEMPLATE = [
  { key: 'moisture', label: 'Kadar air', label_en: 'Moisture', unit: '%' },
  { key: 'ash', label: 'Kadar abu', label_en: 'Ash', unit: '%' },
  { key: 'burning', label: 'Lama nyala', label_en: 'Burning time', unit: 'h' },
  { key: 'defects', label: 'Nilai cacat per 300 g', label_en: 'Defects per 300 g', unit: null },
  { key: 'altitude', label: 'Ketinggian', label_en: 'Altitude', unit: 'm' },
];
const SPECS = {
  moisture: { max: 12.5 },
  ash: { max: 2.5 },
  burning: { min: 2 },
  defects: { max: 11 },
  altitude: { min: 1300, max: 1600 },
};
const found = (description: string) =>
  statedOtherwise({ description, specs: SPECS }, TEMPLATE).map(({ field, words }) => [field, words]);

test.each([
  ['Kadar air paling tinggi 12%.', 'moisture', '12 %'],
  ['With moisture of at most 12 percent', 'moisture', '12 percent'],
  ['kadar air maks. 13,5 %', 'moisture', '13,5 %'],
  ['Ketinggian 1.200–1.500 mdpl', 'altitude', '1.200 mdpl, 1.500 mdpl'],
  ['Nilai cacat 8, disortir tangan', 'defects', '8'],
  ['Kadar abu rendah dan kadar air 11%', 'moisture', '11 %'],
  ['Ash below 3% and moisture 12.5%', 'ash', '3 %'],
])('SPEC-2 %j gives another number than the field of %s: %s', (text, key, words) =>
  expect(found(text)).toEqual([[`specs.${key}`, words]]),
);

test.each([
  'Kadar air maks. 12,5%',
  'Moisture 12.50%',
  'Kadar air 14% saat panen; kadar air 12,5% saat dikirim',
  'Kadar air 10–12,5 %',
  'Altitude 1,400 m',
  'Ketinggian 1.300–1.600 mdpl',
  'Kadar abu rendah, 90% tempurung',
  'Kadar abu dan kadar air rendah. 12 karung.',
  'Moisture is measured for each 40 kg sack',
  'Nilai cacat rendah, saringan 16',
  'Lama nyala dua jam',
  'Kadar airnya 12%',
  '',
])('SPEC-2 %j says nothing else than the fields', (text) => expect(found(text)).toEqual([]));

test('SPEC-2 what a specification states that has no number is not compared', () => {
  const product = { description: 'Kadar air 12%', specs: { moisture: {} } };
  expect(statedOtherwise(product, TEMPLATE)).toEqual([]);
  expect(statedOtherwise({ description: 'Kadar air 12%', specs: null }, TEMPLATE)).toEqual([]);
});

test('SPEC-2 new is what came with the text or with the first number of the field, and not what was so before', () => {
  const twelve = { description: 'Kadar air 12%', specs: { moisture: { max: 12 } } };
  const thirteen = { ...twelve, specs: { moisture: { max: 13 } } };
  const fields = (before: object, after: object) =>
    newlyOtherwise(before, after, TEMPLATE).map(({ field }) => field);
  expect(fields({}, thirteen)).toEqual(['specs.moisture']);
  expect(fields({ ...twelve, specs: {} }, thirteen)).toEqual(['specs.moisture']);
  // Of which it is said that the text has the old number.
  expect(fields(twelve, thirteen)).toEqual([]);
  expect(fields(thirteen, { ...thirteen, packing: 'Kadar air 12%' })).toEqual(['specs.moisture']);
  expect(fields(thirteen, { ...thirteen, name: 'Kopi' })).toEqual([]);
});
