/** An amount as the server reads it, of text with a decimal point too. */
export function readAmount(amount: unknown): unknown {
  return typeof amount === 'string' && /^\d+\.\d{1,2}$/.test(amount.trim()) ? Number(amount) : amount;
}
