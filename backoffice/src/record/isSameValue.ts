/** Two values of a specification, whose parts are in the order of whoever sent them; undefined is none, as null is. */
export function isSameValue(one?: object | null, other?: object | null): boolean {
  return sorted(one) === sorted(other);
}

const sorted = (value?: object | null) => JSON.stringify(Object.entries(value ?? {}).sort());
