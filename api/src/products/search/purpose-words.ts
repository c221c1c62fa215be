import { alone } from './trade-words.js';
import { plainWords } from './words.js';

const PURPOSE = new RegExp(alone('for|untuk|utk|buat|bagi'), 'giu');

/** Without the words between goods and what they are for: 'kopi untuk espresso'. A text that has no others stays. */
export function withoutPurpose(text: string): string {
  const left = text.replaceAll(PURPOSE, ' ').trim();
  return plainWords(left).length > 0 ? left : text;
}
