import { createHmac } from 'node:crypto';

/** Keyed, since a plain hash of a name or an address is found by trying them all. */
export function hmac(
  secret: string,
  purpose: 'name' | 'network' | 'device' | 'guess' | 'inquiry',
  value: string,
): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('hex');
}
