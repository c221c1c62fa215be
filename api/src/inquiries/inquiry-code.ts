/** Without letters and digits that are read as another one. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Browsers make one, too. */
export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `E-${Array.from(bytes, (byte) => SIGNS[byte % SIGNS.length]).join('')}`;
}
