/** In rupiah. */
const LEAST = 100;

/** The sentence for a price so low that its zeros may be missing. */
export function unlikelyPrice(price: unknown): string | undefined {
  if (typeof price !== 'number' || price >= LEAST) return undefined;
  return `Kurang dari Rp ${LEAST}. Periksa nol dan komanya.`;
}
