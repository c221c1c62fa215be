import { isSame } from './isSame';

export type Values = Readonly<Record<string, unknown>>;

/** Fields that only mean something together, such as an amount and its unit: a change of one counts as a change of all. */
export const FIELD_GROUPS = [
  ['price', 'price_unit', 'pack_net_kg'],
  ['export_price', 'export_currency', 'export_unit', 'export_incoterm', 'export_place'],
  ['moq', 'moq_unit'],
  ['lead_days_min', 'lead_days_max'],
  ['availability', 'back_in_stock_on'],
];

interface Versions {
  base: Values;
  mine: Values;
  theirs: Values;
}

/**
 * Each specification of a product counts as a field of its own, 'specs.moisture'.
 * @returns `values` has the changes of both, and `mine` where they conflict
 */
export function mergeChanges({ base, mine, theirs }: Versions, fields: readonly string[]) {
  const sameCategory = [mine, theirs].every(({ category_id }) => isSame(category_id, base.category_id));
  const keys = [base, mine, theirs].flatMap(({ specs }) => Object.keys(specs ?? {}));
  const all = fields.flatMap((field) =>
    field === 'specs' && sameCategory ? [...new Set(keys)].map((key) => `specs.${key}`) : field,
  );
  // The specifications of one category have no place in another.
  const together = sameCategory ? FIELD_GROUPS : [...FIELD_GROUPS, ['category_id', 'specs']];
  const groups = [
    ...together,
    ...all.filter((field) => !together.flat().includes(field)).map((one) => [one]),
  ];

  const values: Record<string, unknown> = { ...theirs, ...mine, version: theirs.version };
  const conflicts: string[] = [];
  for (const group of groups.map((group) => group.filter((field) => all.includes(field)))) {
    const differing = (one: Values, other: Values) =>
      group.filter((field) => !isSame(valueOf(one, field), valueOf(other, field)));
    const mineChanged = differing(mine, base).length > 0;
    if (!mineChanged) for (const field of group) setValue(values, field, valueOf(theirs, field));
    else if (differing(theirs, base).length > 0) conflicts.push(...differing(mine, theirs));
  }
  return { values, conflicts };
}

export function valueOf(values: Values, field: string): unknown {
  const [name = '', key] = field.split('.');
  return key === undefined ? values[name] : (values[name] as Values | null | undefined)?.[key];
}

function setValue(values: Record<string, unknown>, field: string, value: unknown): void {
  const [name = '', key] = field.split('.');
  values[name] = key === undefined ? value : { ...(values[name] as object), [key]: value };
}
