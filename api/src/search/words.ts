import { streamSafe } from '../clean-text.js';

export const LONGEST_SEARCH = 200;
/** InnoDB's index takes no word of more than 84 letters. */
const LONGEST_TOKEN = 80;
/** Begins every token: InnoDB leaves out short words and stop words, by settings of the server. */
const MARK = 'zz';
const WORD = /[\p{L}\p{N}]+/gu;

export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const plain = streamSafe(texts.join(' '))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '');
  return [...new Set(plain.match(WORD))];
}

/** In ASCII, which every database splits alike. Other letters get a fixed length, so that a word's beginning is its token's. */
export function tokenOf(word: string): string {
  const ascii = word.replace(
    /[^a-z0-9]/gu,
    (letter) => `u${letter.codePointAt(0)?.toString(16).padStart(6, '0')}`,
  );
  return (MARK + ascii).slice(0, LONGEST_TOKEN);
}

export const tokensOf = (words: readonly string[]) => words.map(tokenOf).join(' ');

export function correctableWords(tokens: string): string[] {
  return tokens
    .split(' ')
    .map((token) => token.slice(MARK.length))
    .filter((word) => /^[a-z]{3,60}$/.test(word));
}
