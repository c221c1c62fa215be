import { keptSpecs, lostLabels, type SpecField, withPart } from './specs';

const field = (key: string, fields: Partial<SpecField> = {}) =>
  ({
    key,
    label: key,
    kind: 'number',
    unit: null,
    bound: null,
    method: null,
    options: [],
    ...fields,
  }) as never;

const FROM = [
  field('moisture', { kind: 'range', unit: '%', method: 'SNI 1' }),
  field('ph'),
  field('form', { kind: 'choice' }),
  field('ash', { unit: '%' }),
];
const TO = [
  field('moisture', { kind: 'range', unit: '%', method: 'SNI 2' }),
  field('ph', { kind: 'text' }),
  field('form', { kind: 'choice', options: [{ key: 'a', label: 'A', label_en: null }] }),
  field('ash', { unit: 'g/kg' }),
];

test('SPEC-2 another category keeps what both have, of the same kind, unit and choice, with the method of its test', () => {
  const moisture = { max: 12, lab: 'Sucofindo' };
  const specs = { moisture, ph: { value: 7 }, form: { choice: 'b' }, ash: { value: 3 } };
  expect(keptSpecs(specs, FROM, TO)).toEqual({ moisture: { ...moisture, method: 'SNI 1' } });
  expect(lostLabels(specs, FROM, TO)).toEqual(['ph', 'form', 'ash']);
  expect(keptSpecs({ form: { choice: 'a' } }, FROM, TO)).toEqual({ form: { choice: 'a' } });
});

test('SPEC-2 a value without any part is sent as none', () => {
  const specs = withPart({}, 'ph', 'value', 7);
  expect(specs).toEqual({ ph: { value: 7 } });
  expect(withPart(specs, 'ph', 'value', null)).toEqual({ ph: null });
  expect(withPart(specs, 'ph', 'lab', 'Sucofindo')).toEqual({ ph: { value: 7, lab: 'Sucofindo' } });
});
