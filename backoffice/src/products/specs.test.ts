import {
  changedSpecs,
  hasLostTest,
  lackedIn,
  lostSpecs,
  problemOf,
  type SpecField,
  typedOf,
  type TypedSpecs,
  unreadNumber,
  withParts,
} from './specs';

let made = 0;
function field(key: string, kind: SpecField['kind'], others: Partial<SpecField> = {}): SpecField {
  made += 1;
  return {
    id: made,
    category_id: 1,
    key,
    label: key.toUpperCase(),
    label_en: null,
    kind,
    unit: null,
    bound: null,
    method: null,
    choices: null,
    options: [],
    required: false,
    filterable: false,
    position: made,
    created_at: '',
    updated_at: '',
    version: 1,
    ...others,
  };
}
const option = (key: string) => ({ key, label: `${key}!`, label_en: null });

const size = field('size', 'range', { unit: 'mm' });
const form = field('form', 'choice', { options: [option('granule')] });
const origin = [size, form];
const stored = { size: { min: 2, max: 4 }, form: { choice: 'granule' } };

test('SPEC-2 a value that another category has no place for is lost, and is there again in its own', () => {
  const [text, beans] = [field('size', 'text'), field('form', 'choice', { options: [option('bean')] })];
  const template = [text, beans];
  const typed = { specs: stored as TypedSpecs, origin };
  expect(lostSpecs(template, origin, typed)).toEqual([
    { slot: 'size', label: 'SIZE', value: '2–4 mm' },
    { slot: 'form', label: 'FORM', value: 'granule!' },
  ]);
  expect(typedOf(text, typed)).toBeUndefined();
  const specs = withParts(text, typed, { text: '25 mm' });
  const after = { specs: withParts(beans, { specs, origin }, { choice: 'bean' }), origin };
  expect(changedSpecs(template, after, stored)).toEqual({
    size: { text: '25 mm' },
    form: { choice: 'bean' },
  });
  expect(changedSpecs(origin, after, stored)).toBeUndefined();
  expect(lostSpecs(origin, [...origin, ...template], after)).toEqual([
    expect.objectContaining({ label: 'SIZE', value: '25 mm' }),
    expect.objectContaining({ label: 'FORM', value: 'bean!' }),
  ]);
});

test('SPEC-2 the same key of another kind is no place for a value, though its parts are', () => {
  const number = field('size', 'number', { bound: 'max' });
  const typed = { specs: { size: { max: 4 } }, origin };
  expect(typedOf(number, typed)).toBeUndefined();
  expect(typedOf(size, typed)).toEqual({ max: 4 });
  expect(typedOf(number, { ...typed, origin: [] })).toEqual({ max: 4 });
});

test('SPEC-2 a number stands for nothing in another unit, whether it is stored or typed', () => {
  const share = field('water', 'number', { unit: '%' });
  const weight = field('water', 'number', { unit: 'g/kg' });
  const typed = { specs: { water: { value: 12 } }, origin: [share] };
  expect(typedOf(weight, typed)).toBeUndefined();
  expect(changedSpecs([weight], typed, typed.specs)).toEqual({ water: null });
  const edited = { specs: withParts(share, typed, { value: 13 }), origin: [share] };
  expect(typedOf(weight, edited)).toBeUndefined();
  expect(lostSpecs([weight], [share], edited)).toEqual([{ slot: 'water', label: 'WATER', value: '13 %' }]);
  expect(changedSpecs([share], edited, typed.specs)).toEqual({ water: { value: 13 } });
});

test('SPEC-2 in another category a test stays that of the method it was made by', () => {
  const [was, water] = [
    field('water', 'number', { method: 'SNI 01' }),
    field('water', 'number', { method: 'SNI 02' }),
  ];
  const tested = { value: 12, tested_at: '2025-09-01' };
  const of = (value: object) => ({ specs: { water: value }, origin: [was] });
  expect(typedOf(water, of(tested))).toEqual({ ...tested, method: 'SNI 01' });
  expect(typedOf(water, of({ ...tested, method: 'own' }))).toEqual({ ...tested, method: 'own' });
  expect(typedOf(water, of({ value: 12 }))).toEqual({ value: 12 });
  expect(typedOf(was, of(tested))).toEqual(tested);
});

test('SPEC-2 only what changed is sent: a value that was cleared as null, and none where all is as it was', () => {
  const typed = (specs: TypedSpecs) => ({ specs, origin });
  expect(
    changedSpecs(origin, typed({ form: stored.form, size: { max: 4, min: 2 } }), stored),
  ).toBeUndefined();
  const cleared = withParts(form, typed(stored), { choice: '' });
  expect(changedSpecs(origin, typed(cleared), stored)).toEqual({ size: stored.size, form: null });
  expect(changedSpecs([], typed(stored), stored)).toEqual({});
  expect(changedSpecs(origin, typed({}))).toBeUndefined();
});

test('SPEC-2 a required value is asked for once there is any, and a number has to be one', () => {
  const needed = field('ph', 'number', { required: true });
  const template = [size, needed];
  expect(problemOf(needed, template, { specs: {}, origin })).toBeUndefined();
  const specs = withParts(size, { specs: {}, origin }, { min: '3.5000' });
  expect(problemOf(needed, template, { specs, origin })).toBe('PH wajib diisi.');
  expect(problemOf(size, template, { specs, origin })).toBe('SIZE harus berupa angka, misalnya 12,5.');
});

test('SPEC-2 a stored product may go on lacking what it lacked, unless it said nothing', () => {
  const needed = field('ph', 'number', { required: true });
  const template = [size, needed];
  const typed = { specs: stored, origin };
  expect(lackedIn(template, typed)).toEqual([needed]);
  expect(lackedIn(template, { specs: {}, origin })).toEqual([]);
  expect(lackedIn([size, form], typed)).toEqual([]);
  expect(problemOf(needed, template, typed)).toBe('PH wajib diisi.');
  expect(problemOf(needed, template, typed, [needed])).toBeUndefined();
});

test('SPEC-2 of a part that is no number its own sentence is known', () => {
  expect(unreadNumber(size, 1200)).toBeUndefined();
  expect(unreadNumber(size, '1500 mdpl')).toBe('SIZE harus berupa angka, misalnya 12,5.');
});

test('SPEC-2 another value loses the test of the stored one, which comes back with that value', () => {
  const tested = { ...stored.size, lab: 'Sucofindo', tested_at: '2025-09-01' };
  const typed = (specs: TypedSpecs) => ({ specs, origin });
  const before = { size: tested };
  const raised = withParts(size, typed(before), { max: 5 }, tested);
  expect(changedSpecs([size], typed(raised), before)).toEqual({ size: { min: 2, max: 5 } });
  expect(hasLostTest(raised.size, tested)).toBe(true);
  const back = withParts(size, typed(raised), { max: 4 }, tested);
  expect(changedSpecs([size], typed(back), before)).toBeUndefined();
  expect(hasLostTest(back.size, tested)).toBe(false);
});

test('SPEC-2 a test that was typed stays with the value, and a translation has none to lose', () => {
  const tested = { text: 'Netral', lab: 'Sucofindo' };
  const smell = field('smell', 'text');
  const typed = (specs: TypedSpecs) => ({ specs, origin: [smell] });
  const retested = withParts(smell, typed({ smell: tested }), { lab: 'SGS' }, tested);
  const renamed = withParts(smell, typed(retested), { text: 'Tajam' }, tested);
  expect(typedOf(smell, typed(renamed))).toMatchObject({ text: 'Tajam', lab: 'SGS' });
  const translated = withParts(smell, typed({ smell: tested }), { text_en: 'Neutral' }, tested);
  expect(typedOf(smell, typed(translated))).toMatchObject({ text_en: 'Neutral', lab: 'Sucofindo' });
});
