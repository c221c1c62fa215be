import type { NamedField } from './spec-limits.js';
import { hasRank, rankIn } from './spec-ranks.js';

const field = (id: number, label: string, label_en: string): NamedField => ({
  id,
  category_id: 1,
  key: label_en.toLowerCase().replace(' ', '_'),
  label,
  label_en,
  unit: '%',
  bound: null,
});
const FIELDS = [
  field(1, 'Kadar air', 'Moisture'),
  field(2, 'Kadar abu', 'Ash'),
  field(3, 'Karbon terikat', 'Fixed carbon'),
  field(4, 'C-organik', 'Organic carbon'),
  field(5, 'Waktu nyala', 'Burning time'),
];
const rankOf = (q: string) => (hasRank(q) ? rankIn(q, FIELDS) : undefined);

test.each([
  ...[
    'lowest ash',
    'low ash charcoal',
    'kadar abu terendah',
    'briket abu rendah',
    'Abu paling rendah',
    'arang sedikit abu',
  ].map((q) => [q, 'IN (2)', 'ASC']),
  ['lowest moisture content coffee', 'IN (1)', 'ASC'],
  ['charcoal with the highest fixed carbon', 'IN (3)', 'DESC'],
  ['highest carbon', 'IN (3, 4)', 'DESC'],
  ['kadar air tertinggi', 'IN (1)', 'DESC'],
  ...[
    'longest burning',
    'longest burning time',
    'paling lama nyala',
    'nyala lama',
    'waktu nyala terlama',
  ].map((q) => [q, 'IN (5)', 'DESC']),
])('LIST-4 %j is in the order of a specification', (q, ids, direction) => {
  expect(rankOf(q)).toEqual([expect.stringContaining(ids), direction]);
});

test.each([
  'ash',
  'lowest',
  'lowest price',
  'low smoke',
  'kadar air paling tinggi 12%',
  'kadar abu paling sedikit 2%',
  'sedikit asap',
  'flow ash',
  'below ash',
])('LIST-4 %j is in no such order', (q) => expect(rankOf(q)).toBeUndefined());
