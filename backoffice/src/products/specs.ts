import { SPEC_PARTS } from 'api/contract';
import type { SpecFieldResponse, SpecValueShape } from 'api/schema';

export type SpecField = SpecFieldResponse;
export type Part = keyof SpecValueShape;

/** Text that is no number stays as it is typed, and the server refuses it. */
export type TypedSpec = Omit<SpecValueShape, 'value' | 'min' | 'max'> &
  Partial<Record<'value' | 'min' | 'max', number | string>>;

/** The form value of `specs`, by key; null for a value that is to go. */
export type TypedSpecs = Readonly<Record<string, TypedSpec | null>>;

const VALUES = Object.values(SPEC_PARTS).flat();

export const partsOf = ({ kind, bound }: SpecField): readonly (typeof VALUES)[number][] =>
  SPEC_PARTS[bound ?? kind];

/** Whether a field has a place for a value of another field: 12 g/kg is not 12 %. */
function fits(field: SpecField, value: TypedSpec, from: SpecField | undefined): boolean {
  const parts = partsOf(field);
  return (
    (!from || (from.kind === field.kind && from.unit === field.unit)) &&
    VALUES.every((part) => value[part] === undefined || parts.includes(part)) &&
    (value.choice === undefined || field.options.some(({ key }) => key === value.choice))
  );
}

/** By the same rules as the server. A tested value keeps the method of its test. */
export function keptSpecs(
  specs: TypedSpecs,
  from: readonly SpecField[],
  to: readonly SpecField[],
): TypedSpecs {
  const kept = Object.entries(specs).flatMap(([key, value]) => {
    const [before, field] = [from, to].map((template) => template.find((each) => each.key === key));
    if (!value || !field || !fits(field, value, before)) return [];
    const method = value.method ?? before?.method;
    const isTested = (value.lab ?? value.tested_at) !== undefined;
    return [[key, isTested && method && method !== field.method ? { ...value, method } : value]];
  });
  return Object.fromEntries(kept) as TypedSpecs;
}

export function lostLabels(
  specs: TypedSpecs,
  from: readonly SpecField[],
  to: readonly SpecField[],
): string[] {
  const kept = keptSpecs(specs, from, to);
  return from.filter(({ key }) => specs[key] && !(key in kept)).map(({ label }) => label);
}

/** null and '' remove the part. */
export function withPart(
  specs: TypedSpecs,
  key: string,
  part: Part,
  given: number | string | boolean | null | undefined,
): TypedSpecs {
  const { [part]: _, ...others } = specs[key] ?? {};
  const value = given === null || given === '' ? others : { ...others, [part]: given };
  return { ...specs, [key]: Object.keys(value).length > 0 ? value : null };
}
