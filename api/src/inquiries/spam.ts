import { timingSafeEqual } from 'node:crypto';
import { hmac } from '../auth/hmac.js';
import { HOUR } from '../database/scheduled-task.js';
import type { InquiryRequest } from './inquiry.dto.js';

// What looks like spam is stored as such, and refused to nobody: staff see it, and may say that it is none.

const SOONEST = 3_000;
const LATEST = 24 * HOUR;
const MOST_LINKS = 2;
const MOST_SCRIPTS = 2;
const LINK = /https?:\/\/|www\.|<a\s/gi;
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Thai', 'Devanagari'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Says when the form was begun. */
export function newToken(secret: string, now = Date.now()): string {
  const at = now.toString(36);
  return `${at}.${hmac(secret, 'inquiry', at)}`;
}

/** Of a form that was neither filled in at once nor begun long ago. */
export function isFresh(secret: string, token: string | null | undefined, now = Date.now()): boolean {
  const [at = '', signed = ''] = token?.split('.') ?? [];
  const [expected, given] = [Buffer.from(hmac(secret, 'inquiry', at)), Buffer.from(signed)];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
  const age = now - Number.parseInt(at, 36);
  return age >= SOONEST && age <= LATEST;
}

export function isSuspicious(
  { fax_number, name, company, message }: InquiryRequest,
  hasFreshToken: boolean,
): boolean {
  const text = [name, company, message].join('\n');
  const links = text.match(LINK)?.length ?? 0;
  const scripts = SCRIPTS.filter((script) => script.test(text)).length;
  return !hasFreshToken || !!fax_number || links > MOST_LINKS || scripts > MOST_SCRIPTS;
}
