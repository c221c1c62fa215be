import type { SpecFieldResponse } from '../api/schema';
import { type Field, type Proposal, proposedFor } from './sameSpecification';

const FIELD: SpecFieldResponse = {
  id: 1,
  category_id: 1,
  key: 'moisture',
  label: 'Kadar air',
  label_en: 'Moisture',
  kind: 'range',
  unit: '%',
  bound: null,
  method: 'SNI 01-2907',
  choices: null,
  options: [],
  required: true,
  filterable: true,
  position: 0,
  created_at: '',
  updated_at: '',
  version: 1,
};
const GRADE: SpecFieldResponse = {
  ...FIELD,
  id: 2,
  key: 'grade',
  label: 'Mutu',
  label_en: null,
  kind: 'choice',
  unit: null,
  method: null,
  choices: 'a: A',
};
const BEGINNING = { category_id: 9, kind: 'number' } as const;

/** As the form is after each step of typing. */
function filled(steps: readonly Field[], fields = [FIELD, GRADE]) {
  let form: Field = BEGINNING;
  let proposal: Proposal = { values: BEGINNING };
  for (const typed of steps) {
    form = { ...form, ...typed };
    const next = proposedFor(form, BEGINNING, proposal, fields);
    if (next !== proposal) form = { ...form, ...next.values };
    proposal = next;
  }
  return form;
}

const MOISTURE = { key: 'moisture', kind: 'range', unit: '%' };

test.each([
  ['label', 'kadar  AIR '],
  ['label', 'Kadar air (%)'],
  ['label', 'Moisture'],
  ['label_en', 'moisture'],
])('SPEC-1 of another category is what has the %s %j, and the rest of it is proposed', (name, label) => {
  expect(filled([{ [name]: label }])).toMatchObject({ ...MOISTURE, [name]: label });
  expect(filled([{ [name]: label }])).not.toHaveProperty('method');
});

test('SPEC-1 the label in the other language and the choices are proposed, too', () => {
  expect(filled([{ label: 'Kadar air' }])).toMatchObject({ label_en: 'Moisture' });
  expect(filled([{ label_en: 'Moisture' }])).toMatchObject({ label: 'Kadar air' });
  expect(filled([{ label: 'Mutu' }])).toMatchObject({ key: 'grade', kind: 'choice', choices: 'a: A' });
});

test('SPEC-1 in an unlike unit, or as a part of another label, a label is not the same', () => {
  const own = { kind: 'number', unit: null, label_en: null };
  expect(filled([{ label: 'Kadar air (g/kg)' }])).toMatchObject({ ...own, key: 'kadar_air_g_kg' });
  expect(filled([{ label: 'Kadar air' }, { label: 'Kadar air bebas' }])).toMatchObject({
    ...own,
    key: 'kadar_air_bebas',
  });
});

test('SPEC-1 what was typed stays, be it typed before the label or over what was proposed', () => {
  const typed = { key: 'air', kind: 'number', unit: 'g/kg', method: 'Oven', label_en: 'Water' } as const;
  expect(filled([typed, { kind: 'choice' }, { label: 'Kadar air' }])).toMatchObject({
    ...typed,
    kind: 'choice',
  });
  const steps = [{ label: 'Kadar air' }, typed, { label: 'Kadar Air' }, { label: 'Mutu' }];
  expect(filled(steps)).toMatchObject({ ...typed, choices: 'a: A' });
  expect(filled([{ unit: '%' }, { label: 'Kadar air' }, { label: 'Kadar air bebas' }]).unit).toBe('%');
  expect(filled([{ label: 'Kadar air' }, { unit: '' }, { label: 'Kadar Air' }]).unit).toBe('');
});

test('SPEC-1 nothing is proposed that the category has already, and of several categories the first one', () => {
  const own = { ...FIELD, id: 3, category_id: BEGINNING.category_id, label: 'Air' };
  const other = { ...FIELD, id: 4, category_id: 2, key: 'water', kind: 'number' } as const;
  const label = 'Kadar air';
  expect(filled([{ label }], [own])).toMatchObject({ key: 'kadar_air', kind: 'number' });
  expect(filled([{ label }], [FIELD, own, other])).toMatchObject({ key: 'water', kind: 'number' });
  expect(filled([{ label }], [FIELD, other])).toMatchObject(MOISTURE);
  expect(filled([{ label: 'Air' }], [own])).toMatchObject({ key: 'air' });
});
