import type { Changes } from '../auth/draft';
import { isSameValue } from '../record/isSameValue';
import { combined } from './combined';
import { isSame } from './isSame';
import { withoutMeaning } from './withoutMeaning';

type Values = Readonly<Record<string, unknown>>;

/** What is said of a picture, or an amount in its unit, holds for no other: who changes one of them means all. */
const TOGETHER = [
  ['image', 'focus'],
  ['price', 'price_unit', 'pack_net_kg'],
  ['export_price', 'export_currency', 'export_unit', 'export_incoterm', 'export_place'],
  ['moq', 'moq_unit'],
  ['lead_days_min', 'lead_days_max'],
  ['availability', 'back_in_stock_on'],
];

/** Not a file. */
const hasParts = (value: unknown): value is Values => Object.getPrototypeOf(value ?? '') === Object.prototype;

/** Of specifications each is a field: 'specs.moisture'. */
export function valueOf(values: Values, field: string): unknown {
  const [name = '', key] = field.split('.');
  const value = values[name];
  if (key === undefined) return value;
  return hasParts(value) ? value[key] : undefined;
}

interface Versions {
  /** The record as the form began with it. */
  base: Values;
  /** As a draft began with it, which the form has gone on with; else `base`. */
  before?: Values;
  mine: Values;
  theirs: Values;
  /** By this form: what is stored as it was sent is no change of anybody else, and is what the form goes on from. */
  sent?: readonly Values[];
}

function isSameIn(one: Values, other: Values, field: string): boolean {
  const [value, another] = [valueOf(one, field), valueOf(other, field)];
  if (hasParts(value) || hasParts(another)) return isSameValue(asStored(value), asStored(another));
  return isSame(value, another);
}

const asStored = (value: unknown) => (hasParts(value) ? withoutMeaning(value) : undefined);

/**
 * What a form and somebody else have made of the same record.
 * @param fields those that can be written
 * @returns `theirs` is undefined where neither began with the version that the form would save over; `both` has those
 * that differ, one choice each
 */
export function compare(
  { base, before = base, mine, theirs, sent = [] }: Versions,
  fields: readonly string[],
) {
  const all = fields.flatMap((field) => {
    const keys = [base, before, mine, theirs].flatMap(({ [field]: value }) =>
      hasParts(value) ? Object.keys(value) : [],
    );
    return keys.length > 0 ? [...new Set(keys)].map((key) => `${field}.${key}`) : [field];
  });
  const together = (field: string) =>
    TOGETHER.find((group) => group.includes(field))?.filter((other) => all.includes(other)) ?? [field];
  const isSent = (field: string) => sent.some((values) => isSameIn(values, theirs, field));
  const changed = (values: Values, since: Values) =>
    all.filter((field) => !isSameIn(values, isSent(field) ? theirs : since, field));
  const changedHere = [...new Set(changed(mine, base).flatMap(together))];
  const changedThere = before.version === mine.version ? changed(theirs, before) : undefined;
  const choices = new Map(changedHere.map((field) => [together(field)[0], together(field)]));
  return {
    mine: changedHere,
    theirs: changedThere,
    both: [...choices.values()]
      .filter((choice) => changedThere === undefined || choice.some((field) => changedThere.includes(field)))
      .map((choice) =>
        choice.filter(
          (field) =>
            !isSameIn(mine, theirs, field) && bothIn({ base, before, mine, theirs }, field) === undefined,
        ),
      )
      .filter(({ length }) => length > 0),
  };
}

/** Without `base` nothing says what of a text was changed. */
type Merging = Pick<Versions, 'before' | 'mine' | 'theirs'> & Partial<Pick<Versions, 'base'>>;

/** A text with both changes; undefined where one of them has to be chosen. */
function bothIn({ base, before = base, mine, theirs }: Merging, field: string): string | undefined {
  // What was typed over another version was not typed beside their change.
  if (!base || before !== base) return undefined;
  return combined({ base: base[field], mine: mine[field], theirs: theirs[field] });
}

/** Whether all that was changed here is stored already. */
export const isStored = ({ mine, theirs }: Pick<Versions, 'mine' | 'theirs'>, changed: readonly string[]) =>
  changed.length > 0 && changed.every((field) => isSameIn(mine, theirs, field));

/** What a form with the stored record is to be given for the fields that were changed here. */
export function merged(versions: Merging, changed: readonly string[]): Values {
  const { mine, theirs } = versions;
  const typed: Record<string, unknown> = {};
  for (const field of changed) {
    const [name = '', key] = field.split('.');
    const value = valueOf(mine, field);
    if (key === undefined) typed[name] = bothIn(versions, name) ?? value;
    else {
      const { [key]: _, ...others } = (typed[name] ?? theirs[name] ?? {}) as Values;
      typed[name] = value === undefined ? others : { ...others, [key]: value };
    }
  }
  return typed;
}

/** What a draft is to give to a form with the stored record: of specifications too only those that were changed. */
export function retyped(
  { base, values }: Omit<Changes, 'fileLost'>,
  theirs: Values,
): Record<string, unknown> {
  const { version, idempotency_key } = values;
  const mine = { ...base, ...values };
  const { mine: changed } = compare({ base, mine, theirs }, Object.keys(values));
  return { version, idempotency_key, ...merged({ mine, theirs }, changed) };
}
