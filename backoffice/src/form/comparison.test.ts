import { compare, isStored, merged, retyped } from './comparison';

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
    both: [['price']],
  });
  expect(compare({ base, mine: { ...base, price: 5000 }, theirs }, FIELDS).both).toEqual([]);
});

test('TRADE-2 an export price goes with its unit, and its last day is a change of its own', () => {
  const fields = ['export_price', 'export_unit', 'export_valid_until'];
  const offer = { ...base, export_price: 1300, export_unit: 'ton', export_valid_until: '2027-03-31' };
  const dearer = { ...offer, version: 2, export_price: 1280 };
  const later = { ...offer, export_valid_until: '2027-04-30' };
  expect(compare({ base: offer, mine: later, theirs: dearer }, fields)).toEqual({
    mine: ['export_valid_until'],
    theirs: ['export_price'],
    both: [],
  });
  expect(
    compare({ base: offer, mine: { ...offer, export_unit: 'kg' }, theirs: dearer }, fields).both,
  ).toEqual([['export_price', 'export_unit']]);
});

test('HAND-6 what both have changed in different sentences of a text is merged without a question', () => {
  const text = 'Kopi sangrai. Dikemas 40 kantong.';
  const [own, other] = [text.replace('40', '48'), text.replace('Kopi', 'Kopi Gayo')];
  const versions = {
    base: { ...base, description: text },
    mine: { ...base, description: own },
    theirs: { ...base, version: 2, description: other },
  };
  expect(compare(versions, FIELDS)).toEqual({ mine: ['description'], theirs: ['description'], both: [] });
  const both = 'Kopi Gayo sangrai. Dikemas 48 kantong.';
  expect(merged(versions, ['description'])).toEqual({ description: both });
  const { theirs } = versions;
  const draft = { ...versions, before: { ...theirs, version: 0 }, mine: { ...versions.mine, version: 0 } };
  expect(merged(draft, ['description'])).toEqual({ description: own });
});

test('an emptied field is no change of one that is empty', () => {
  expect(compare({ base, mine: { ...base, description: '' }, theirs }, FIELDS).mine).toEqual([]);
});

test('SES-4 of a draft of an older version nobody knows what they have changed: each field of it may be theirs', () => {
  const draft = { ...theirs, version: 1, description: 'Harum.' };
  expect(compare({ base: theirs, mine: draft, theirs }, FIELDS)).toEqual({
    mine: ['description'],
    theirs: undefined,
    both: [['description']],
  });
});

test('SES-4 of a draft that knows what it was typed over only what both have changed meets, however often they have', () => {
  const draft = { ...theirs, version: 1, name: 'Kopi', description: 'Harum.' };
  const since = { ...theirs, version: 3, price: 5500, name: 'Teh Hijau' };
  expect(compare({ base: theirs, before: base, mine: draft, theirs: since }, FIELDS)).toEqual({
    mine: ['name', 'description'],
    theirs: ['name', 'price'],
    both: [['name']],
  });
});

test('what was changed is stored already when all of it is, and when there is any', () => {
  const mine = { ...base, price: 5000 };
  expect(isStored({ mine, theirs }, ['price'])).toBe(true);
  expect(isStored({ mine: { ...mine, name: 'Kopi' }, theirs }, ['name', 'price'])).toBe(false);
  expect(isStored({ mine: base, theirs }, [])).toBe(false);
});

const SPECS = ['specs', 'price', 'price_unit', 'category_id'];
const moisture = { max: 12 };
const specs = { ...base, specs: { moisture, ash: { max: 3 }, smell: { text: 'Netral' } }, price_unit: 'kg' };

test('SPEC-2 specifications are compared one by one, whatever the order of their parts and the kind that a form notes', () => {
  const versions = {
    base: specs,
    mine: {
      ...specs,
      specs: { moisture: { kind: 'number', ...moisture }, ash: { max: 4, kind: 'number' }, ph: { value: 7 } },
    },
    theirs: {
      ...specs,
      version: 2,
      specs: { moisture: { max: 11 }, ash: { max: 5 }, smell: specs.specs.smell },
    },
  };
  const changes = compare({ ...versions, mine: { ...versions.mine, version: 1 } }, SPECS);
  expect(changes).toEqual({
    mine: ['specs.ash', 'specs.smell', 'specs.ph'],
    theirs: ['specs.moisture', 'specs.ash'],
    both: [['specs.ash']],
  });
  const { ash, ph } = versions.mine.specs;
  expect(merged(versions, changes.mine)).toEqual({ specs: { moisture: { max: 11 }, ash, ph } });
  expect(merged(versions, ['specs.ph'])).toEqual({ specs: { ...versions.theirs.specs, ph } });
  expect(isStored(versions, ['specs.ash'])).toBe(false);
  expect(
    isStored({ mine: { specs: { ash: { kind: 'number', max: 5 } } }, theirs: versions.theirs }, [
      'specs.ash',
    ]),
  ).toBe(true);
});

test('of a record without specifications there is nothing to compare, and the first ones are merged', () => {
  const none = { ...base, specs: {} };
  const versions = {
    base: none,
    mine: { ...none, specs: { ph: { value: 7 } } },
    theirs: { ...none, version: 2 },
  };
  expect(compare({ ...versions, mine: none }, SPECS).mine).toEqual([]);
  expect(compare(versions, SPECS)).toEqual({ mine: ['specs.ph'], theirs: [], both: [] });
  expect(merged(versions, ['specs.ph', 'price'])).toEqual({ specs: { ph: { value: 7 } }, price: 4000 });
});

test('an amount and its unit are one choice: neither is saved with the other of somebody else', () => {
  const mine = { ...specs, price: 6000 };
  const sacks = { ...specs, version: 2, price_unit: 'sack' };
  const changes = compare({ base: specs, mine, theirs: sacks }, SPECS);
  expect(changes.both).toEqual([['price', 'price_unit']]);
  expect(merged({ mine, theirs: sacks }, changes.mine)).toEqual({ price: 6000, price_unit: 'kg' });
  const renamed = { ...specs, version: 2, name: 'Kopi' };
  expect(compare({ base: specs, mine, theirs: renamed }, SPECS).both).toEqual([]);
});

test('HAND-6 what is stored as this form sent it counts as its beginning, also of specifications; what others have made of it does not', () => {
  const { moisture, ash } = specs.specs;
  const sent = {
    ...specs,
    price: 5000,
    description: 'Harum.',
    specs: { moisture: { max: 11, kind: 'number' }, ash },
  };
  const stored = {
    ...sent,
    version: 2,
    description: 'Pahit.',
    specs: { moisture: { max: 11 }, ash: { max: 4 } },
  };
  const mine = { ...sent, price: 4000, specs: { moisture, ash } };
  expect(compare({ base: specs, mine, theirs: stored, sent: [sent] }, [...SPECS, 'description'])).toEqual({
    mine: ['specs.moisture', 'price', 'price_unit', 'description'],
    theirs: ['specs.ash', 'description'],
    both: [['description']],
  });
});

test('SES-4 SPEC-2 a draft gives back what was changed in it, with the version that it was typed over', () => {
  const typed = { moisture: { ...moisture, kind: 'number' }, ash: { max: 4 } };
  const values = { price: 6000, specs: typed, version: 1 };
  const stored = { ...specs, version: 2, name: 'Kopi', specs: { moisture: { max: 11 }, ash: { max: 3 } } };
  expect(retyped({ base: specs, values }, stored)).toEqual({
    version: 1,
    price: 6000,
    specs: { moisture: { max: 11 }, ash: { max: 4 } },
  });
});
