interface Meaning {
  kind?: unknown;
  unit?: unknown;
}

/** A specification without the kind and the unit that a form notes beside it once it is edited. */
export function withoutMeaning<T extends Meaning>(value: T): Omit<T, keyof Meaning> {
  const parts = { ...value };
  delete parts.kind;
  delete parts.unit;
  return parts;
}
