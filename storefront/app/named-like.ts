/** Whether one of the names has all the words of a search, as beginnings of its own. */
export function namedLike(q: string, names: readonly string[]): boolean {
  const asked = wordsOf(q);
  return (
    asked.length > 0 &&
    names.map(wordsOf).some((words) => asked.every((word) => words.some((own) => own.startsWith(word))))
  );
}

/** Case and accents aside, as the search takes them. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
}
