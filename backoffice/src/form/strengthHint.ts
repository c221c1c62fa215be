import { isOwnWordsOnly, OWN_WORDS_ONLY, type Owner } from 'api/own-words';
import { REQUESTS } from 'api/contract';
import { PASSWORD } from '../i18n/account';

const { minLength } = REQUESTS.PasswordRequest.password;
const COMFORTABLE_LENGTH = 12;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Advice on a new password while it is typed. Length counts most; only what the server refuses is enforced. */
export function strengthHint(password: string, owner: Owner): string {
  if (password.length < minLength) return PASSWORD.rules;
  if (isOwnWordsOnly(password, owner)) return OWN_WORDS_ONLY;
  // Pasted along, it would be missing at the login.
  if (/\s$/.test(password)) return PASSWORD.blankAtEnd;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length >= COMFORTABLE_LENGTH && kinds >= 2) return PASSWORD.strong;
  if (password.length >= COMFORTABLE_LENGTH || kinds >= 3) return PASSWORD.fair;
  return PASSWORD.weak;
}
