/** For `Idempotency-Key`. Not `crypto.randomUUID`, which browsers have with https alone. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}
