/** Whether two values of a field are stored as the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));

/** The parts of a value in one order, without empty ones, and without what a form notes beside a specification. */
function normalized(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return '';
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value).filter(
    ([key, part]) => normalized(part) !== '' && !(['kind', 'unit'].includes(key) && typeof part === 'string'),
  );
  return Object.fromEntries(
    parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, normalized(part)]),
  );
}
