import { type Bound, type Kind, SpecField } from '../spec-fields/spec-field.entity.js';
import type { SpecValue } from '../spec-fields/spec-values.js';
import { fromSpecCell, toSpecCell } from './spec-cells.js';
import type { Cell } from './spreadsheet-file.js';

const field = (kind: Kind, bound: Bound | null = null) => {
  const choices = kind === 'choice' ? 'granule: Granul / Granule\npowder: Serbuk / Powder' : null;
  return Object.assign(new SpecField(), { label: 'Air', unit: '%', kind, bound, choices });
};

test.each<[SpecField, SpecValue, Cell]>([
  [field('number'), { value: 12.5 }, 12.5],
  [field('number', 'typical'), { value: 1250.25 }, 'ca. 1.250,25'],
  [field('number', 'min'), { min: 10 }, 'min. 10'],
  [field('number', 'max'), { max: 12.5 }, 'maks. 12,5'],
  [field('range'), { min: 10, max: 12.5 }, '10–12,5'],
  [field('range'), { min: -5, max: -0.125 }, '-5–-0,125'],
  [field('range'), { max: 12.5 }, 'maks. 12,5'],
  [field('text'), { text: 'Netral' }, 'Netral'],
  [field('choice'), { choice: 'powder' }, 'Serbuk'],
  [field('yes_no'), { yes: false }, 'Tidak'],
])('SPEC-2 of %o a sheet has %j as %j, and reads it back', (of, value, cell) => {
  expect(toSpecCell({ ...value, method: 'SNI 01-2907', lab: 'Sucofindo' }, of)).toBe(cell);
  expect(fromSpecCell(of, cell)).toEqual(value);
});

test.each<[Kind, Bound | null, Cell, SpecValue]>([
  ['number', null, '1.250,5 %', { value: 1250.5 }],
  ['number', null, '1250.5', { value: 1250.5 }],
  ['number', null, '−3', { value: -3 }],
  ['number', null, '0,125', { value: 0.125 }],
  ['number', 'typical', 11, { value: 11 }],
  ['number', 'max', '12,5', { max: 12.5 }],
  ['number', 'max', ' Maks 12,5% ', { max: 12.5 }],
  ['number', 'max', '<= 12,5', { max: 12.5 }],
  ['number', 'min', 10, { min: 10 }],
  ['range', null, '10 - 12,5 %', { min: 10, max: 12.5 }],
  ['range', null, '10 s/d 12', { min: 10, max: 12 }],
  ['range', null, '10% – 12,5%', { min: 10, max: 12.5 }],
  ['range', null, '≥ 10', { min: 10 }],
  ['choice', null, 'POWDER', { choice: 'powder' }],
  ['choice', null, 'granule', { choice: 'granule' }],
  ['yes_no', null, 'true', { yes: true }],
])('SPEC-2 for a %s (%s) %j is understood as %j', (kind, bound, cell, value) => {
  expect(fromSpecCell(field(kind, bound), cell)).toEqual(value);
});

test.each<[Kind, Bound | null, Cell, string]>([
  ['number', null, 'kering', 'Air harus ditulis seperti 12,5.'],
  ['number', null, '1,250.5', 'Air harus ditulis seperti 12,5.'],
  ['number', null, 'maks. 12', 'Air harus ditulis seperti 12,5.'],
  ['number', 'max', 'min. 12', 'Air harus ditulis seperti 12,5 atau maks. 12,5.'],
  ['range', null, 12, 'Air harus ditulis seperti 10–12,5, min. 10, atau maks. 12,5.'],
  ['range', null, '10 mm–12 %', 'Air harus ditulis seperti 10–12,5, min. 10, atau maks. 12,5.'],
  ['range', null, '2026-12-10', 'Air harus ditulis seperti 10–12,5, min. 10, atau maks. 12,5.'],
  ['choice', null, 'Bola', 'Air harus salah satu dari: Granul, Serbuk.'],
  ['yes_no', null, 'mungkin', 'Air harus ya atau tidak.'],
])('SPEC-5 for a %s (%s) %j is refused: %s', (kind, bound, cell, sentence) => {
  expect(fromSpecCell(field(kind, bound), cell)).toBe(sentence);
});
