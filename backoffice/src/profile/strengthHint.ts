import { REQUESTS } from '../api/contract';
import { PASSWORD } from '../i18n/accountTexts';

const { minLength, maxLength } = REQUESTS.PasswordRequest.password;
const COMFORTABLE_LENGTH = 12;
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Advice on a new password while it is typed. Length counts most; only the minimum is enforced. */
export function strengthHint(password: string): string {
  if (password.length < minLength) return `${minLength} sampai ${maxLength} karakter.`;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  if (password.length >= COMFORTABLE_LENGTH && kinds >= 2) return PASSWORD.strong;
  if (password.length >= COMFORTABLE_LENGTH || kinds >= 3) return PASSWORD.fair;
  return PASSWORD.weak;
}
