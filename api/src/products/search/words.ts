/** In the order of the text, case and accents aside, as the indexes of words take them. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Of an English plural: 'bean' for 'beans', the whole word. An index has none of fewer than three letters. */
export function singular(word: string): string | undefined {
  return /^[a-z]{3,}s$/i.test(word) ? word.slice(0, -1) : undefined;
}

/** As the index of words finds it: by its beginning, where that is long enough. */
export function isFoundIn(known: readonly string[], word: string): boolean {
  const [plain = ''] = plainWords(word);
  if (plain.length < 3) return known.includes(plain);
  return known.some((each) => each.startsWith(plain) || each === singular(plain));
}
