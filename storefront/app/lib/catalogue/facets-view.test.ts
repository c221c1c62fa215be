import { facetsView } from './facets-view.server';
import type { SpecFacet } from './spec-query';

const FACET = { label_en: null, unit: null, count: 5, lowest: null, highest: null, options: [] };
const FACETS: SpecFacet[] = [
  {
    ...FACET,
    key: 'species',
    label: 'Jenis kopi',
    label_en: 'Species',
    kind: 'choice',
    options: [
      { key: 'arabica', label: 'Arabika', label_en: 'Arabica', count: 2 },
      { key: 'robusta', label: 'Robusta', label_en: null, count: 3 },
      { key: 'liberica', label: 'Liberika', label_en: 'Liberica', count: 0 },
    ],
  },
  {
    ...FACET,
    key: 'moisture',
    label: 'Kadar air',
    label_en: 'Moisture',
    kind: 'range',
    unit: '%',
    lowest: 4,
    highest: 12.5,
  },
  { ...FACET, key: 'altitude', label: 'Ketinggian', kind: 'number', count: 0 },
  { ...FACET, key: 'sort', label: 'Ayakan', kind: 'yes_no' },
];
const YES = { key: 'yes', label: 'Ya', label_en: 'Yes', count: 1 };
const PATH = '/product-list/Coffee';
const viewOf = (query: object, language: 'en' | 'id' = 'en') =>
  facetsView(language, PATH, { q: '', page: 3, ...query }, FACETS, 5);

test('SPEC-4 each choice that any product has leads to its list from the first page, with how many it has', () => {
  const [species, ...others] = viewOf({ sort: 'name' })?.facets ?? [];
  expect(species?.options).toEqual([
    {
      label: { text: 'Arabica' },
      count: 2,
      isChosen: false,
      to: `${PATH}?sort=name&species=arabica`,
    },
    {
      label: { text: 'Robusta', lang: 'id' },
      count: 3,
      isChosen: false,
      to: `${PATH}?sort=name&species=robusta`,
    },
  ]);
  expect(others.map(({ key }) => key)).toEqual(['moisture']);
});

test('FIND-2 a range is applied to the search as typed', () => {
  expect(viewOf({ q: 'koppi', exact: true })?.others).toEqual([
    ['q', 'koppi'],
    ['exact', '1'],
  ]);
});

test('SPEC-4 what is chosen is said in words, and left again by a link', () => {
  const view = viewOf({ spec: { moisture: '..12.5', species: 'arabica' } }, 'id');
  expect(view?.chosen).toEqual([
    {
      label: { text: 'Jenis kopi' },
      answer: { text: 'Arabika' },
      to: `${PATH}?moisture=..12.5`,
    },
    {
      label: { text: 'Kadar air' },
      answer: { text: 'hingga 12,5 %' },
      to: `${PATH}?species=arabica`,
    },
  ]);
  expect(view?.clear).toBe(PATH);
  expect(view?.facets[0]?.options[0]).toMatchObject({ isChosen: true, to: `${PATH}?moisture=..12.5` });
  const range = { from: undefined, to: 12.5, lowest: 4, highest: 12.5, words: '4–12,5 %' };
  expect(view?.facets[1]?.range).toEqual(range);
});

test('SPEC-4 a choice joins those that are asked for already, and yes takes the place of no', () => {
  const coffees = viewOf({ spec: { species: 'robusta' } })?.facets[0]?.options;
  expect(coffees?.map(({ isChosen, to }) => [isChosen, to])).toEqual([
    [false, `${PATH}?species=arabica.robusta`],
    [true, PATH],
  ]);
  const sorted = facetsView(
    'en',
    PATH,
    { q: '', page: 1, spec: { sorted: 'no' } },
    [{ ...FACET, key: 'sorted', label: 'Sortir', kind: 'yes_no', options: [YES, { ...YES, key: 'no' }] }],
    5,
  );
  expect(sorted?.facets[0]?.options.map(({ to }) => to)).toEqual([`${PATH}?sorted=yes`, PATH]);
});

test('SPEC-4 each of several choices is said, and left alone by a link', () => {
  const { chosen, facets } = viewOf({ spec: { moisture: '..12', species: 'arabica.robusta' } }) ?? {};
  expect(chosen?.map(({ answer, to }) => [answer.text, to])).toEqual([
    ['Arabica', `${PATH}?moisture=..12&species=robusta`],
    ['Robusta', `${PATH}?moisture=..12&species=arabica`],
    ['up to 12 %', `${PATH}?species=arabica.robusta`],
  ]);
  expect(facets?.[0]?.options.map(({ isChosen, to }) => [isChosen, to])).toEqual([
    [true, `${PATH}?moisture=..12&species=robusta`],
    [true, `${PATH}?moisture=..12&species=arabica`],
  ]);
});

test('SPEC-4 in a search nothing says how many products a choice has', () => {
  for (const option of viewOf({ q: 'kopi' })?.facets[0]?.options ?? []) {
    expect(option).not.toHaveProperty('count');
    expect(option.to).toContain('?q=kopi&species=');
  }
});

test('SPEC-4 a category without anything to choose from has no filter', () => {
  expect(facetsView('en', PATH, { q: '', page: 1 }, [], 0)).toBeUndefined();
});

test('SHOW-7 a filter that would change nothing is not shown, unless it is asked for', () => {
  const all: SpecFacet[] = [
    { ...FACET, key: 'washed', label: 'Dicuci', kind: 'yes_no', options: [{ ...YES, count: 5 }] },
    { ...FACET, key: 'ash', label: 'Abu', kind: 'number', lowest: 2, highest: 2 },
    { ...FACET, key: 'halal', label: 'Halal', kind: 'yes_no', options: [{ ...YES, count: 3 }] },
  ];
  const shown = (spec?: Record<string, string>) =>
    facetsView('en', PATH, { q: '', page: 1, spec }, all, 5)?.facets.map(({ key }) => key);
  expect(shown()).toEqual(['halal']);
  expect(shown({ washed: 'yes', ash: '..2' })).toEqual(['washed', 'ash', 'halal']);
});
