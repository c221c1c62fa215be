/** A shorter name or part of one is found in too many words. */
const SHORTEST_OWN_WORD = 4;

export const OWN_WORDS_ONLY =
  'Password tidak boleh hanya berisi nama, username, email, atau nama perusahaan.';

export interface Owner {
  first_name: string;
  last_name: string;
  username: string;
  email: string;
}

/** The company's name is in its e-mail addresses. Digits and signs around such words make none that is harder to guess. */
export function isOwnWordsOnly(password: string, { first_name, last_name, username, email }: Owner): boolean {
  const words = [first_name, last_name, username, email]
    .flatMap((text) => [text, ...text.split(/[^\p{L}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= SHORTEST_OWN_WORD)
    .sort((a, b) => b.length - a.length);
  const typed = password.toLowerCase();
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), typed);
  return rest !== typed && !/\p{L}/u.test(rest);
}
