import { createHmac } from 'node:crypto';

/**
 * What can be compared but neither read nor guessed: a plain hash of a name or an address is found by trying them all.
 * @param purpose keeps the hashes of different things apart
 * @returns 64 hexadecimal digits
 */
export function hmac(
  secret: string,
  purpose: 'name' | 'network' | 'device' | 'guess',
  value: string,
): string {
  return createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('hex');
}
