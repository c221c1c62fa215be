import { compare, isStored } from './comparison';

const FIELDS = ['name', 'description', 'price', 'image'];
const base = { id: 1, version: 1, updated_at: 'a', name: 'Teh', description: null, price: 4000, image: null };
const theirs = { ...base, version: 2, updated_at: 'b', price: 5000 };

test('changes of other fields than theirs do not meet', () => {
  const mine = { ...base, description: 'Harum.' };
  expect(compare({ base, mine, theirs }, FIELDS)).toEqual({
    mine: ['description'],
    theirs: ['price'],
    both: [],
  });
});

test('a field that both have changed is named, unless to the same value', () => {
  const mine = { ...base, price: 6000, image: new File([], 'teh.jpg') };
  expect(compare({ base, mine, theirs }, FIELDS)).toMatchObject({
    mine: ['price', 'image'],
    both: ['price'],
  });
  expect(compare({ base, mine: { ...base, price: 5000 }, theirs }, FIELDS).both).toEqual([]);
});

test('an emptied field is no change of one that is empty', () => {
  expect(compare({ base, mine: { ...base, description: '' }, theirs }, FIELDS).mine).toEqual([]);
});

test('SES-4 of a draft of an older version nobody knows what they have changed: each field of it may be theirs', () => {
  const draft = { ...theirs, version: 1, description: 'Harum.' };
  expect(compare({ base: theirs, mine: draft, theirs }, FIELDS)).toEqual({
    mine: ['description'],
    theirs: undefined,
    both: ['description'],
  });
});

test('what was changed is stored already when all of it is, and when there is any', () => {
  const mine = { ...base, price: 5000 };
  expect(isStored({ mine, theirs }, ['price'])).toBe(true);
  expect(isStored({ mine: { ...mine, name: 'Kopi' }, theirs }, ['name', 'price'])).toBe(false);
  expect(isStored({ mine: base, theirs }, [])).toBe(false);
});
