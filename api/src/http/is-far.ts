/** Few values change so much, and a slip of a digit or a comma does. */
const FAR = 5;

/** Whether a number is so much higher or lower than before that a zero or a comma may be wrong. */
export function isFar(from: unknown, to: unknown, times = FAR): boolean {
  if (typeof from !== 'number' || typeof to !== 'number' || from === 0) return false;
  return to >= from * times || to * times <= from;
}

/** Whether a number is so far below or above all of a range. */
export const isFarFromAll = ([lowest, highest]: readonly [number, number], amount: number) =>
  (amount < lowest || amount > highest) && isFar(lowest, amount) && isFar(highest, amount);

/** @param before what is far from what it has become */
export const saidBefore = (before: string) => `Sebelumnya ${before}. Periksa nol dan komanya.`;
