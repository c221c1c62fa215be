import { SHORTEST_PASSWORD } from '../credentials.js';
import { InvalidFields } from '../http/refusals.js';
import { isOwnWordsOnly, OWN_WORDS_ONLY, type Owner } from './own-words.js';

/** OWASP ASVS 5.0, 6.2.4: of those that are long enough. */
const COMMONEST = 3000;

const TOO_COMMON = 'Password terlalu umum dan mudah ditebak.';

let common: Promise<Set<string>> | undefined;

export async function isCommon(password: string): Promise<boolean> {
  common ??= readCommon();
  return (await common).has(password.toLowerCase());
}

/** @throws InvalidFields for what is tried first: the commonest passwords, and the owner's own names */
export async function refuseGuessable(password: string, owner: Owner): Promise<void> {
  if (await isCommon(password)) throw new InvalidFields({ password: TOO_COMMON });
  if (isOwnWordsOnly(password, owner)) throw new InvalidFields({ password: OWN_WORDS_ONLY });
}

/** Ranked in zxcvbn-ts' list of leaked passwords, which takes 15 MB once it is read: not before the first password. */
async function readCommon(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const longEnough = dictionary['passwords-common'].filter((word) => word.length >= SHORTEST_PASSWORD);
  return new Set(longEnough.slice(0, COMMONEST).map((word) => word.toLowerCase()));
}
