import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDS, KINDS, SpecField } from './spec-field.entity.js';
import { readSpec } from './spec-values.js';

const { components } = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, { properties: Record<string, { 'x-parts'?: unknown }> }> };
};
const parts = components.schemas.SpecFieldResponse?.properties.kind?.['x-parts'] as Record<string, string[]>;

const VALUES = { value: 1, min: 1, max: 1, text: 'a', text_en: 'a', choice: 'a', yes: true };
const FIELDS = [
  ...KINDS.map((kind) => ({ kind, bound: null })),
  ...BOUNDS.map((bound) => ({ kind: 'number' as const, bound })),
];

test.each(FIELDS)('SPEC-5 a field takes the parts that the contract has for it: %o', ({ kind, bound }) => {
  const field = Object.assign(new SpecField(), { label: 'Air', kind, bound, choices: 'a: A' });
  const taken = parts[bound ?? kind] ?? [];
  const whole = Object.fromEntries(taken.map((part) => [part, VALUES[part as keyof typeof VALUES]]));
  expect(readSpec(field, whole)).toEqual(whole);
  for (const [part, value] of Object.entries(VALUES).filter(([name]) => !taken.includes(name)))
    expect(readSpec(field, { [part]: value })).toContain(`memuat '${part}'`);
});

test('SPEC-5 a value is stored with its parts in one order, whatever the order they are sent in', () => {
  const field = Object.assign(new SpecField(), { label: 'Air', kind: 'range', bound: null });
  const value = { min: 1, max: 2, method: 'SNI', lab: 'Sucofindo', tested_at: '2025-09-01' };
  const sent = Object.fromEntries(Object.entries(value).reverse());
  expect(Object.entries(readSpec(field, sent))).toEqual(Object.entries(value));
});
