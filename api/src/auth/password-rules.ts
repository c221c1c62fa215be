import { SHORTEST_PASSWORD } from '../credentials.js';
import { InvalidFields } from '../http/http-errors.js';
import type { Admin } from './admin.entity.js';

/** OWASP ASVS 5.0, 6.2.4: of those that are long enough. */
const COMMONEST = 3000;

/** A shorter name or part of one is found in too many words. */
const SHORTEST_OWN_WORD = 4;

const TOO_COMMON = 'Password terlalu umum dan mudah ditebak.';
const OWN_WORDS_ONLY = 'Password tidak boleh hanya berisi nama, username, email, atau nama perusahaan.';

type Owner = Pick<Admin, 'first_name' | 'last_name' | 'username' | 'email'>;

let common: Promise<Set<string>> | undefined;

export async function isCommon(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
}

/** @throws InvalidFields */
export async function refuseGuessable(password: string, owner: Owner): Promise<void> {
  if (await isCommon(password)) throw new InvalidFields({ password: TOO_COMMON });
  if (isOwnWordsOnly(password, owner)) throw new InvalidFields({ password: OWN_WORDS_ONLY });
}

/** The list takes 15 MB once it is read, so it waits for the first password. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD);
  return new Set(longEnough.slice(0, COMMONEST).map((word) => word.toLowerCase()));
}

/** The company's name is in its e-mail addresses. Digits and signs make such words no harder to guess. */
function isOwnWordsOnly(password: string, { first_name, last_name, username, email }: Owner): boolean {
  const words = [first_name, last_name, username, email]
    .flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .sort((a, b) => b.length - a.length);
  const typed = password.toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  return rest !== typed && !/\p{L}/u.test(rest);
}
