/** In the order of the text, case and accents aside, as the indexes of words take them. */
export function plainWords(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/** Of an English plural: 'bean' for 'beans', the whole word. An index has none of fewer than three letters. */
export function singular(word: string): string | undefined {
  return /^[a-z]{3,}s$/i.test(word) ? word.slice(0, -1) : undefined;
}
