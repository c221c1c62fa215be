/** For `Idempotency-Key`. Not `crypto.randomUUID`, which browsers have with https alone. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** What a new record is sent with, each time: what the first request has made is then not made again. */
export const newKey = () => ({ idempotency_key: randomKey() });
