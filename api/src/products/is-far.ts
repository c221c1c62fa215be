const FAR = 10;

/** Whether a price is so much higher or lower than before that a zero or a comma may be wrong. */
export function isFar(from: unknown, to: unknown): boolean {
  if (typeof from !== 'number' || typeof to !== 'number' || from === 0) return false;
  return to >= from * FAR || to * FAR <= from;
}
