import { SPEC_PARTS } from 'api/contract';
import type { SpecFieldResponse, SpecValueShape } from 'api/schema';
import { SPEC_INPUTS } from '../i18n/specInputTexts';
import { isSameValue } from '../record/isSameValue';
import { specInWords } from '../form/specInWords';
import { withoutMeaning } from '../form/withoutMeaning';

export type SpecField = SpecFieldResponse;
type Specs = Record<string, SpecValueShape>;
export type Part = keyof SpecValueShape;

/** What the value of a field means: 12 g/kg is not 12 %. */
type Meaning = Pick<SpecField, 'kind' | 'unit'>;

/** As it was typed: instead of a number there may be text that is none. Once it is edited, with the meaning that its field gives it. */
export type TypedSpec = Omit<SpecValueShape, 'value' | 'min' | 'max'> &
  Partial<Record<'value' | 'min' | 'max', number | string> & Meaning>;

/**
 * The form value of `specs`. While the category changes, several fields may have had one key: `size`, `size#1` … Nothing
 * is taken out when the category does, so that going back to it brings all of it back.
 */
export type TypedSpecs = Readonly<Record<string, TypedSpec>>;

/** What is typed, and the template of the category that the form began with, which its first values have their meaning from. */
export interface Typed {
  specs: TypedSpecs;
  origin: readonly SpecField[];
}

export const UNCLEAR_DAY = '?';
const NUMBERS = ['value', 'min', 'max'] as const;
const VALUES = Object.values(SPEC_PARTS).flat();
type ValuePart = (typeof VALUES)[number];
/** Not the translation, which says the same. */
const TESTED: readonly Part[] = VALUES.filter((part) => part !== 'text_en');
const TEST = ['method', 'lab', 'tested_at'] as const;

/** The parts that hold the value itself. */
export const partsOf = ({ kind, bound }: SpecField): readonly ValuePart[] => SPEC_PARTS[bound ?? kind];

const keyOf = (slot: string) => slot.replace(/#.*/, '');

function fits(field: SpecField, slot: string, { specs, origin }: Typed): boolean {
  const value = specs[slot];
  // In a draft of a copy nothing says whose values they are.
  const from = origin.find(({ key }) => key === slot) ?? field;
  const { kind = from.kind, unit = from.unit, choice } = value ?? {};
  const parts = partsOf(field);
  return (
    value !== undefined &&
    keyOf(slot) === field.key &&
    kind === field.kind &&
    unit === field.unit &&
    VALUES.every((part) => value[part] === undefined || parts.includes(part)) &&
    (choice === undefined || field.options.some(({ key }) => key === choice))
  );
}

const slotOf = (field: SpecField, typed: Typed) =>
  Object.keys(typed.specs).find((slot) => fits(field, slot, typed));

/** The value that a field has. A test stays that of the method it was made by. */
export function typedOf(field: SpecField, typed: Typed): TypedSpec | undefined {
  const slot = slotOf(field, typed);
  const value = slot === undefined ? undefined : typed.specs[slot];
  const { method = field.method } = typed.origin.find(({ key }) => key === slot) ?? field;
  if (!value || method === null || method === field.method) return value;
  return hasTest(value) && value.method === undefined ? { ...value, method } : value;
}

const isSame = (parts: readonly Part[], one?: TypedSpec, other?: TypedSpec) =>
  parts.every((part) => one?.[part] === other?.[part]);
const hasTest = (value?: TypedSpec) => TEST.some((part) => value?.[part] !== undefined);

/** The stored test is of the stored value: it goes with another one and comes back with it, unless a test was typed. */
function withFittingTest(value: TypedSpec, stored?: TypedSpec): TypedSpec {
  if (!stored || (hasTest(value) && !isSame(TEST, value, stored))) return value;
  const isStored = isSame(TESTED, value, stored);
  const fitting = { ...value };
  for (const part of TEST) {
    if (isStored && stored[part] !== undefined) fitting[part] = stored[part];
    else delete fitting[part];
  }
  return fitting;
}

/** Not the data of a test alone. */
export const hasValue = (value: TypedSpec) => VALUES.some((part) => value[part] !== undefined);

/** Whether another value has lost the test of the stored one. */
export const hasLostTest = (value?: TypedSpec, stored?: TypedSpec) =>
  hasTest(stored) && !hasTest(value) && !isSame(TESTED, value, stored);

/** Null or empty: none. */
export type GivenParts = Partial<Record<Part, number | string | boolean | null>>;

/**
 * `specs` with other parts of a field's value.
 * @param stored the field's value as the form began with it
 */
export function withParts(field: SpecField, typed: Typed, given: GivenParts, stored?: TypedSpec): TypedSpecs {
  let slot = slotOf(field, typed) ?? field.key;
  for (let n = 1; slot in typed.specs && !fits(field, slot, typed); n++) slot = `${field.key}#${n}`;
  const { [slot]: before, ...others } = typed.specs;
  const parts = Object.entries({ ...before, kind: field.kind, unit: field.unit, ...given });
  const edited = Object.fromEntries(
    parts.filter(([part, part_given]) => !(part in given) || (part_given !== null && part_given !== '')),
  ) as TypedSpec;
  const value = TESTED.some((part) => part in given) ? withFittingTest(edited, stored) : edited;
  return Object.keys(value).length > 2 ? { ...typed.specs, [slot]: value } : others;
}

/** The data of a test, to be given as parts. */
export const testIn = (value?: TypedSpec): GivenParts =>
  Object.fromEntries(TEST.map((part) => [part, value?.[part] ?? null]));

/** Where and when the nearest value above was tested, or else the first below: a report has many values. */
export function testBeside(field: SpecField, template: readonly SpecField[], typed: Typed) {
  const at = template.findIndex(({ id }) => id === field.id);
  const nearestFirst = [...template.slice(0, at).reverse(), ...template.slice(at + 1)];
  for (const { label, ...other } of nearestFirst) {
    const { lab, tested_at } = typedOf({ label, ...other }, typed) ?? {};
    if (lab && tested_at && tested_at !== UNCLEAR_DAY) return { label, lab, tested_at };
  }
  return undefined;
}

/** What the fields of another category have no place for. */
export function lostSpecs(template: readonly SpecField[], seen: readonly SpecField[], typed: Typed) {
  const kept = new Set(template.map((field) => slotOf(field, typed)));
  return Object.entries(typed.specs).flatMap(([slot, value]) => {
    if (kept.has(slot)) return [];
    const field = seen.find((candidate) => fits(candidate, slot, typed));
    return [{ slot, label: field?.label ?? keyOf(slot), value: specInWords(value, field) }];
  });
}

/** The sentence for text that is no number. */
export const unreadNumber = ({ label }: SpecField, given: unknown) =>
  typeof given === 'string' ? SPEC_INPUTS.unclear(label) : undefined;

/** The required fields that a product lacks which says something of others: they were not asked for when it was stored. */
export function lackedIn(template: readonly SpecField[], stored: Typed): readonly SpecField[] {
  const lacked = template.filter((field) => !typedOf(field, stored));
  return lacked.length < template.length ? lacked.filter(({ required }) => required) : [];
}

/**
 * Why a value cannot be sent. A product may say nothing at all.
 * @param mayLack fields that are not asked for
 */
export function problemOf(
  field: SpecField,
  template: readonly SpecField[],
  typed: Typed,
  mayLack: readonly SpecField[] = [],
): string | undefined {
  const { label, required } = field;
  const value = typedOf(field, typed);
  const isNeeded = required && !mayLack.includes(field) && template.some((other) => typedOf(other, typed));
  if (!value) return isNeeded ? SPEC_INPUTS.needed(label) : undefined;
  const unread = NUMBERS.map((part) => unreadNumber(field, value[part])).find(Boolean);
  if (unread !== undefined) return unread;
  return value.tested_at === UNCLEAR_DAY ? SPEC_INPUTS.dayUnclear(label) : undefined;
}

/** The fields of the product's own category whose stored value was edited for what the template no longer asks: it would go. */
export const outgrown = (template: readonly SpecField[], typed: Typed, stored: Specs) =>
  template.filter((field) => field.key in stored && field.key in typed.specs && !typedOf(field, typed));

/** What the API gets: null for a value that is to go; undefined where it has all of it. */
export function changedSpecs(template: readonly SpecField[], typed: Typed, stored: Specs = {}) {
  const sent = template.flatMap((field): [string, object | null][] => {
    const { key } = field;
    const value = withoutMeaning<TypedSpec>(typedOf(field, typed) ?? {});
    if (Object.keys(value).length > 0) return [[key, value]];
    return key in stored ? [[key, null]] : [];
  });
  const isSame =
    sent.length === Object.keys(stored).length &&
    sent.every(([key, value]) => isSameValue(value, stored[key]));
  return isSame ? undefined : Object.fromEntries(sent);
}
