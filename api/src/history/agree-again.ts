const DIGITS = /\d+/g;

const besideNumbers = (text: string) => text.replace(DIGITS, '0');
const digitsOf = (text: string) => (text.match(DIGITS) ?? []).toSorted().join(' ');

/** Whether a change of a text is of numbers alone, which are those of the other language now: 'Karung 60 kg' for 'Bags of 60 kg'. */
export function agreeAgain(before: unknown, after: unknown, other: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string' || typeof other !== 'string') return false;
  const isOfNumbers = before !== after && besideNumbers(before) === besideNumbers(after);
  return isOfNumbers && digitsOf(after) === digitsOf(other);
}
