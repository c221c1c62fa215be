/** Whether the server would store both values as the same. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(normalized(one)) === JSON.stringify(normalized(other));

function normalized(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return '';
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, normalized(part)] as const);
  const filled = parts.filter(([, part]) => part !== '');
  return Object.fromEntries(filled.sort(([a], [b]) => (a < b ? -1 : 1)));
}
