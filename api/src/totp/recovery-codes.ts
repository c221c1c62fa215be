import { randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
/** Without vowels, which make words, and letters that are misread on paper. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const HALF = 5;

/** Such as `b7k2m-x4q9t`. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

export function normalizeCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z\d]/g, '');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

function half(): string {
  return Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
