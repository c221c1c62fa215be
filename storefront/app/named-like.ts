/** Whether one of the names has all the words of a search, as beginnings of its own, or the search has all of the name's. */
export function namedLike(q: string, names: readonly string[]): boolean {
  const asked = wordsOf(q);
  if (asked.length === 0) return false;
  return names
    .map(wordsOf)
    .filter((words) => words.length > 0)
    .some((words) => isBegun(asked, words) || isWithin(words, asked));
}

function isBegun(asked: readonly string[], words: readonly string[]): boolean {
  return asked.every((word) => words.some((own) => own.startsWith(word)));
}

/** Plural or not: 'charcoal briquette' for 'Briquettes'. */
function isWithin(words: readonly string[], asked: readonly string[]): boolean {
  return words.every((own) => asked.some((word) => singular(word) === singular(own)));
}

/** Of an English plural, as the search takes it. */
function singular(word: string): string {
  return /^[a-z]{3,}s$/.test(word) ? word.slice(0, -1) : word;
}

/** Case and accents aside, as the search takes them. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
}
