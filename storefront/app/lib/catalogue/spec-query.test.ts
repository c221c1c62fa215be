import { canonicalListPath, productQueryPath } from './product-query';
import { hasFormFields, readSpecQuery, type SpecFacet, specFilter } from './spec-query';

const FACET = {
  label: 'x',
  label_en: null,
  unit: null,
  count: 1,
  lowest: null,
  highest: null,
  options: [],
};
const option = (key: string) => ({ key, label: key, label_en: null, count: 1 });
const FACETS: SpecFacet[] = [
  { ...FACET, key: 'moisture', kind: 'range' },
  { ...FACET, key: 'ash', kind: 'number' },
  { ...FACET, key: 'grade', kind: 'choice', options: [option('grade_1'), option('grade_2')] },
  { ...FACET, key: 'halal', kind: 'yes_no', options: [option('yes'), option('no')] },
  { ...FACET, key: 'page', kind: 'choice', options: [option('2')] },
];
const read = (search: string) => readSpecQuery(`http://site/product-list/Coffee?${search}`, FACETS);

test.each([
  ['moisture=..12', { moisture: '..12' }],
  ['moisture=5..', { moisture: '5..' }],
  ['moisture=-1.50..12,25', { moisture: '-1.5..12.25' }],
  ['moisture=12..5', { moisture: '5..12' }],
  ['moisture=5&moisture=12', { moisture: '5..12' }],
  ['moisture=&moisture=12', { moisture: '..12' }],
  ['ash=3&ash=x', { ash: '3..' }],
  ['ash=x&ash=..3', { ash: '..3' }],
  ['grade=grade_2&halal=no&ash=..0', { ash: '..0', grade: 'grade_2', halal: 'no' }],
  ['grade=grade_2&grade=grade_1&grade=grade_2', { grade: 'grade_1.grade_2' }],
  ['grade=best.grade_2.', { grade: 'grade_2' }],
  ['halal=no.yes', { halal: 'no' }],
])('SPEC-4 ?%s asks for %j', (search, asked) => {
  expect(read(search)).toEqual(asked);
});

test.each([
  ...['moisture=abc', 'moisture=12', 'moisture=..', 'moisture=', 'moisture=..1e9', 'moisture=..1.23456'],
  ...['moisture=1&moisture=2&moisture=3', 'moisture=&moisture=', 'grade=best', 'halal=true', 'weight=..5'],
  ...['__proto__=1', 'page=2', 'moisture=5..abc', 'moisture=..12..13'],
])('SPEC-4 ?%s counts as missing', (search) => {
  expect(read(search)).toBeUndefined();
});

test('SPEC-4 keys are in one order, whatever the order of the address', () => {
  const addresses = ['grade=grade_1&ash=..3&sort=name', 'ash=..3&grade=grade_1'].map((search) =>
    productQueryPath('/product-list/Coffee', { q: '', page: 1, spec: read(search) }),
  );
  expect(new Set(addresses)).toEqual(new Set(['/product-list/Coffee?ash=..3&grade=grade_1']));
});

test('SPEC-4 the API is asked for numbers, choices, and yes or no, and for no bound beyond all products', () => {
  const facets = FACETS.map((facet) => ({ ...facet, lowest: 4, highest: 12.5 }));
  expect(specFilter(read('moisture=..12&ash=1..&grade=grade_1.grade_2&halal=no') ?? {}, facets)).toEqual({
    moisture: { max: 12 },
    grade: { choice: ['grade_1', 'grade_2'] },
    halal: { yes: false },
  });
});

test('SPEC-4 a form is known by its two fields of one name', () => {
  const isOfForm = (search: string) => hasFormFields(`http://site/?${search}`, FACETS);
  expect(['moisture=&moisture=', 'moisture=1&moisture=2'].map(isOfForm)).toEqual([true, true]);
  expect(['moisture=1..2', 'weight=1&weight=2', 'grade=a&grade=b'].map(isOfForm)).toEqual([
    false,
    false,
    false,
  ]);
});

test('SPEC-4 the canonical address has nothing that is asked of specifications', () => {
  const spec = { moisture: '..12' };
  const canonical = (query: object) =>
    canonicalListPath('/product-list/Coffee', { query: { q: '', page: 1, ...query }, outOfRange: false });
  expect(canonical({ spec, page: 2 })).toBe('/product-list/Coffee');
  expect(canonical({ page: 2 })).toBe('/product-list/Coffee?page=2');
  expect(canonical({ spec, q: 'kopi' })).toBeUndefined();
});
