type Values = Readonly<Record<string, unknown>>;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

interface Versions {
  /** The record as the form began with it. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/**
 * What a form and somebody else have made of the same record.
 * @param fields those that can be written
 * @returns `theirs` is undefined where the form did not begin with the version it would save over: a draft
 */
export function compare({ base, mine, theirs }: Versions, fields: readonly string[]) {
  const changed = (values: Values) => fields.filter((field) => !isSame(values[field], base[field]));
  const isDraft = base.version !== mine.version;
  const changedHere = changed(mine);
  const changedThere = isDraft ? undefined : changed(theirs);
  return {
    mine: changedHere,
    theirs: changedThere,
    both: changedHere.filter(
      (field) => !isSame(mine[field], theirs[field]) && (changedThere?.includes(field) ?? true),
    ),
  };
}

/** Whether all that was changed here is stored already. */
export const isStored = ({ mine, theirs }: Omit<Versions, 'base'>, changed: readonly string[]) =>
  changed.length > 0 && changed.every((field) => isSame(mine[field], theirs[field]));
