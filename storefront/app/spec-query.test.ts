import { canonicalListPath, productQueryPath } from './product-query';
import {
  FIELD_PATTERNS,
  hasFormFields,
  readSpecQuery,
  type SpecFacet,
  specFilter,
  unreadFields,
} from './spec-query';

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
  ['moisture=5..12', { moisture: '5..12' }],
  ['moisture=5..', { moisture: '5..' }],
  ['moisture=-1.50..12,25', { moisture: '-1.5..12.25' }],
  ['moisture=12..5', { moisture: '5..12' }],
  ['moisture=5&moisture=12', { moisture: '5..12' }],
  ['moisture=&moisture=12', { moisture: '..12' }],
  ['moisture=+&moisture=12,5+', { moisture: '..12.5' }],
  ['moisture=٢٫٥&moisture=۱۲,٥', { moisture: '2.5..12.5' }],
  ['moisture=2.5%25&moisture=12,5 %25 db', { moisture: '2.5..12.5' }],
  ['moisture=7,000&moisture=7.125', { moisture: '7..7.125' }],
  ['ash=3&ash=x', { ash: '3..' }],
  ['ash=x&ash=3', { ash: '..3' }],
  ['ash=x&ash=..3', { ash: '..3' }],
  ['ash=1..3&ash=&ash=x', { ash: '1..3' }],
  ['grade=grade_2&halal=no&ash=..0', { ash: '..0', grade: 'grade_2', halal: 'no' }],
  ['grade=grade_2.grade_1', { grade: 'grade_1.grade_2' }],
  ['grade=grade_2&grade=grade_1&grade=grade_2', { grade: 'grade_1.grade_2' }],
  ['grade=best.grade_2.', { grade: 'grade_2' }],
  ['halal=no.yes', { halal: 'no' }],
])('SPEC-4 ?%s asks for %j', (search, asked) => {
  expect(read(search)).toEqual(asked);
});

test.each([
  ...['moisture=abc', 'moisture=12', 'moisture=..', 'moisture=', 'moisture=..12..13', 'moisture=5..abc'],
  ...['moisture=..1e9', 'moisture=..1.23456', 'moisture=..9999999999', 'moisture=1&moisture=2&moisture=3'],
  ...['moisture=&moisture=', 'grade=best', 'grade=', 'halal=true', 'weight=..5', '__proto__=1', 'page=2'],
])('SPEC-4 ?%s counts as missing', (search) => {
  expect(read(search)).toBeUndefined();
});

test('SPEC-4 keys are in one order, whatever the order of the address', () => {
  const addresses = ['grade=grade_1&ash=..3&sort=name', 'ash=..3&grade=grade_1'].map((search) =>
    productQueryPath('/product-list/Coffee', { q: '', page: 1, spec: read(search) }),
  );
  expect(new Set(addresses)).toEqual(new Set(['/product-list/Coffee?ash=..3&grade=grade_1']));
});

test('SPEC-4 the API is asked for numbers, choices, and yes or no', () => {
  const asked = read('moisture=..12&ash=1..&grade=grade_1&halal=no') ?? {};
  expect(JSON.parse(JSON.stringify(specFilter(asked, FACETS)))).toEqual({
    moisture: { max: 12 },
    ash: { min: 1 },
    grade: { choice: 'grade_1' },
    halal: { yes: false },
  });
  const several = specFilter({ grade: 'grade_1.grade_2' }, FACETS);
  expect(several).toEqual({ grade: { choice: ['grade_1', 'grade_2'] } });
});

test.each([
  ['heat=7,000&heat=7.300', '7000..7300'],
  ['heat=7,000 kcal/kg&heat=', '7000..'],
  ['heat=7 000&heat=7 300 kcal/kg', '7000..7300'],
  ['heat=7k&heat=7.300', '..7300'],
  ['heat=7.5&heat=٧٬٣٠٠', '7.5..7300'],
  ['heat=min 7,000&heat=≤ 7.300 kcal/kg', '7000..7300'],
  ['heat=0.125&heat=7.1250', '0.125..7.125'],
  ['heat=7.125..', '7.125..'],
])('SPEC-4 of values in thousands ?%s asks for %s', (search, heat) => {
  const facets: SpecFacet[] = [{ ...FACET, key: 'heat', kind: 'number', lowest: 6900, highest: 7300 }];
  expect(readSpecQuery(`http://site/product-list/Briquettes?${search}`, facets)).toEqual({ heat });
});

test.each([
  ['moisture=&moisture=%3C 3', { moisture: '..3' }],
  ['moisture=>%3D 5&moisture=≤12,5 %25', { moisture: '5..12.5' }],
  ['moisture=Min. 5&moisture=maks 12', { moisture: '5..12' }],
  ['moisture=minimal 5&moisture=MAX12', { moisture: '5..12' }],
  ['moisture=&moisture=> 3', undefined],
  ['moisture=max 5&moisture=', undefined],
])('SPEC-4 of the fields ?%s, with what each says itself, asks for %j', (search, asked) => {
  expect(read(search)).toEqual(asked);
});

test('SPEC-4 a field takes a number, also behind its own sign, and refuses the opposite one', () => {
  const isTaken = (end: 'from' | 'to') => (text: string) =>
    // As browsers read a pattern.
    new RegExp(`^(?:${FIELD_PATTERNS[end]})$`, 'v').test(text);
  const lower = ['> 7000', '≥7000 kcal/kg', '>= 7.000', 'min 7000', 'Minimum 7000', 'min. 7000'];
  const upper = ['< 3', '≤3', '<= 3 %', 'max 3', 'MAKS. 3', 'maksimal 3', 'maximum 3'];
  const either = ['3', '-2,5', '3 %', '٣', '7 000', '7\u00a0000 kcal/kg', '3 kg'];
  expect([...lower, ...either].filter((text) => !isTaken('from')(text))).toEqual([]);
  expect([...upper, ...either].filter((text) => !isTaken('to')(text))).toEqual([]);
  expect([...upper, 'about 3', '> > 3', 'min', '7k', '7 00'].filter(isTaken('from'))).toEqual([]);
  expect([...lower, 'about 3', '<', '= 3'].filter(isTaken('to'))).toEqual([]);
});

test('SPEC-4 a bound beyond all products asks for nothing', () => {
  const facets = FACETS.map((facet) => ({ ...facet, lowest: 4, highest: 12.5 }));
  const filter = (moisture: string) => specFilter({ moisture }, facets).moisture;
  expect(['4..12.5', '-5..50', '0..12', '5..', '4.5..12.5'].map(filter)).toEqual([
    ...[{}, {}, { max: 12 }, { min: 5 }, { min: 4.5 }],
  ]);
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

test('SPEC-4 what a form has sent that is no number is known with the field beside it', () => {
  const unread = (search: string) => Object.fromEntries(unreadFields(`http://site/?${search}`, FACETS));
  expect(unread('moisture=abc&moisture=&ash=3&ash=7k')).toEqual({ moisture: ['abc', ''], ash: ['3', '7k'] });
  for (const search of [
    'moisture=&moisture=+',
    'moisture=min 5&moisture=≤ 12 %25',
    'moisture=abc',
    'grade=x&grade=y',
  ])
    expect(unread(search)).toEqual({});
});

test('SPEC-4 the canonical address has nothing that is asked of specifications', () => {
  const spec = { moisture: '..12' };
  const canonical = (query: object) =>
    canonicalListPath('/product-list/Coffee', { query: { q: '', page: 1, ...query }, outOfRange: false });
  expect(canonical({ spec, page: 2 })).toBe('/product-list/Coffee');
  expect(canonical({ page: 2 })).toBe('/product-list/Coffee?page=2');
  expect(canonical({ spec, q: 'kopi' })).toBeUndefined();
});
