export const LONGEST_SEARCH = 200;
/** Longer words are the same when they begin alike: InnoDB's index takes none of more than 84 letters. */
const LONGEST_TOKEN = 80;
/**
 * Begins every token, so that InnoDB leaves none of them out for being short (of fewer than three letters) or a stop word, whatever the
 * server's settings are.
 */
const MARK = 'zz';
const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text in lower case and without diacritics, each once. */
export function wordsOf(...texts: readonly (string | null)[]): string[] {
  const plain = texts
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’]/gu, '');
  return [...new Set(plain.match(WORD))];
}

/**
 * A word as the index has it, in ASCII, which every database takes apart at the same places. A letter of another script becomes a number of
 * fixed length, so that a word's beginning is its token's beginning.
 */
export function tokenOf(word: string): string {
  const ascii = word.replace(
    /[^a-z0-9]/gu,
    (letter) => `u${letter.codePointAt(0)?.toString(16).padStart(6, '0')}`,
  );
  return (MARK + ascii).slice(0, LONGEST_TOKEN);
}

export const tokensOf = (words: readonly string[]) => words.map(tokenOf).join(' ');

/** Of an indexed text the words that a misspelled one may be read as. */
export function correctableWords(tokens: string): string[] {
  return tokens
    .split(' ')
    .map((token) => token.slice(MARK.length))
    .filter((word) => /^[a-z]{3,60}$/.test(word));
}
