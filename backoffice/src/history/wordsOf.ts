/** A key as words, for want of a label: 'fixed_carbon' is 'Fixed carbon'. */
export function wordsOf(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
