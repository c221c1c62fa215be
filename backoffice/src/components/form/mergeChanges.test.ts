import { mergeChanges } from './mergeChanges';

const FIELDS = ['name', 'description', 'price', 'price_unit', 'category_id', 'specs'];
const base = {
  version: 1,
  name: 'Kopi',
  description: null,
  price: 4000,
  price_unit: 'kg',
  category_id: 1,
  specs: { ash: { value: 5 }, moisture: { max: 12, lab: 'SNI' } },
};
const merge = (mine: object, theirs: object) =>
  mergeChanges({ base, mine: { ...base, ...mine }, theirs: { ...base, version: 2, ...theirs } }, FIELDS);

test('KEEP-2 fields that only one of two has changed are merged', () => {
  const { values, conflicts } = merge({ name: 'Kopi A', description: '' }, { price: 5000 });
  expect(conflicts).toEqual([]);
  expect(values).toMatchObject({ name: 'Kopi A', price: 5000, version: 2 });
});

test('KEEP-2 of fields that both have changed what was changed here stays, and each is a conflict', () => {
  const { values, conflicts } = merge(
    { name: 'A', price: 6000 },
    { name: 'B', price: 5000, description: 'C' },
  );
  expect(conflicts).toEqual(['price', 'name']);
  expect(values).toMatchObject({ name: 'A', price: 6000, description: 'C' });
  expect(merge({ name: 'A' }, { name: 'A' }).conflicts).toEqual([]);
});

test('KEEP-2 a price and its unit are changed together', () => {
  const { values, conflicts } = merge({ price: 6000 }, { price_unit: 'sack' });
  expect(conflicts).toEqual(['price', 'price_unit']);
  expect(values).toMatchObject({ price: 6000, price_unit: 'kg' });
});

test('KEEP-2 SPEC-2 each specification is a field, unless the category is another', () => {
  const mine = { specs: { ash: { value: 4 }, moisture: { lab: 'SNI', max: 12 } } };
  const { values, conflicts } = merge(mine, { specs: { ash: { value: 5 }, moisture: { max: 11 } } });
  expect(conflicts).toEqual([]);
  expect(values.specs).toEqual({ ash: { value: 4 }, moisture: { max: 11 } });
  expect(merge(mine, { category_id: 2, specs: {} }).conflicts).toEqual(['category_id', 'specs']);
});
