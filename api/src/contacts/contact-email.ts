/** The rules of the contact record's e-mail address, for the back office's form too. */
import { nearest } from '../http/nearest.js';

/** Where most addresses are, and those that differ from them by a letter. */
const PROVIDERS = ['gmail.com', 'yahoo.com', 'yahoo.co.id', 'hotmail.com', 'outlook.com', 'icloud.com'];
const ALIKE = ['ymail.com', 'mail.com', 'email.com'];

export const EMAIL_REFUSED = 'Email harus berupa alamat email.';

export const emailAddress = (typed: string): string => typed.trim().replace(/^mailto:/i, '');

/** What can be said while it is typed; the API knows more. */
export const isEmailLike = (typed: string): boolean =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(emailAddress(typed));

/** The address that was probably meant: 'ndeso@gmial.com' is no bounce, it is somebody else's or nobody's. */
export function emailMeant(typed: string): string | null {
  const [name, domain = ''] = emailAddress(typed).split('@');
  const meant = nearest(domain, [...PROVIDERS, ...ALIKE], 6);
  return meant === null || meant === domain.toLowerCase() ? null : `${name}@${meant}`;
}
