/** For `Idempotency-Key`. Browsers have `crypto.randomUUID` only with https. */
export function randomKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/** A form keeps one for all its requests, so that a repeated one creates no second record. */
export const newKey = () => ({ idempotency_key: randomKey() });
