import { SpecField } from '../spec-fields/spec-field.entity.js';
import { SpecColumns } from './spec-columns.js';

const field = (category_id: number, key: string, label: string, unit: string | null = null) =>
  Object.assign(new SpecField(), { category_id, key, label, unit, kind: 'number' });
const columns = new SpecColumns([
  field(1, 'moisture', 'Kadar air', '%'),
  field(2, 'moisture', 'Kadar air', 'g/kg'),
  field(1, 'ash', 'Kadar abu', '%'),
  field(2, 'ph', 'pH'),
  field(1, 'smell', 'Aroma'),
  field(2, 'flavour', 'Aroma'),
  field(1, 'size', 'Ukuran'),
  field(2, 'size', 'Ukuran butir'),
]);

test.each([
  ['KADAR AIR', 'spec:moisture'],
  ['Kadar abu', 'spec:ash'],
  [' kadar abu (%)', 'spec:ash'],
  ['pH', 'spec:ph'],
])('HAND-11 %j is the label of %s in every category that has it', (heading, title) => {
  expect(columns.titleLabelled(heading)).toBe(title);
});

test.each(['Kadar air (%)', 'Kadar abu (g/kg)', 'pH ()', 'Aroma', 'Ukuran', 'Ukuran butir', 'Kadar', ''])(
  'HAND-11 %j may be another one in some category, or is none',
  (heading) => {
    expect(columns.titleLabelled(heading)).toBeUndefined();
  },
);
