import { ANY_PACK, ANY_PACKS, CONTAINERS, inNumbers, MASS, WEIGHT } from './amount-words';
import { inFigures } from './number-words';
import { inPeriod } from './periods';

/** What buyers write beside an amount that does not change it: 'trial order', 'of coffee', 'in 25 kg bags', 'pick up', '+ sample'. */

const SAMPLE = 'samples?|sampel|contoh';
const ORDER = `${SAMPLE}|trial|test|(?:purchase\\s+)?orders?|first|initial|please|pls|(?:we|i)\\s+(?:want|need)|pesanan|pesan|percobaan|uji\\s+coba|coba|pertama|awal|(?:kami|saya)\\s+(?:butuh|perlu)`;
const PICKED_UP = '(?:self[\\s-]+)?pick[\\s-]?up|(?:di)?ambil(?:\\s+sendiri|\\s+di\\s+tempat)+';
const JOIN = '(?:(?:an?|the|of|for|our|my|as|with|free|untuk|dengan|gratis)\\s+)*';
const AND = '(?:[+&]|(?:and|plus|dan)\\s)';
const MADE_OF = '(?:(?:jute|pp|woven|gunny|paper|kraft|plastic|poly|goni|anyaman|kertas|plastik)\\s+)*';
const PACKED = `(?:(?:packed|packaged|dikemas)\\s+)?(?:in|dalam)\\s+(?:bulk|curah|(?:${MASS}\\s*)?${MADE_OF}${ANY_PACK}(?:\\s*(?:of|isi|@)?\\s*${MASS})?)|kemasan\\s+(?:isi\\s+)?${MASS}`;

/** 'in 25 kg bags': the weight and its unit. */
export const PACKED_IN = /\b(?:in|dalam|kemasan)\s\D*(\d[\d.,]*)\s*([a-z]+)/i;

/**
 * An amount without the words beside it, where it says its unit: of '20 trial' it may be anything.
 * @param own what the goods are called, as a pattern
 */
export function apartFromWords(typed: string, own?: string): { amount: string; words?: string } {
  const word = `(?:${[ORDER, PACKED, PICKED_UP, ...(own ? [own] : [])].join('|')})`;
  const [, front = typed, behind = ''] =
    new RegExp(`^(.+?)((?:(?:[\\s,;:(–-]+|\\s*(?=[+&]))(?:${AND}\\s*)?${JOIN}${word}\\)?)+)$`, 'iu').exec(
      typed.trim(),
    ) ?? [];
  const [, before = '', amount = front] =
    new RegExp(`^((?:${JOIN}${word}[\\s,;:–-]+)+)(?:(?:of|for|sebanyak)\\s+)?(.+)$`, 'iu').exec(front) ?? [];
  const words = [before, behind].map(withoutJoints).filter(Boolean).join(' ');
  const number = inNumbers(amount);
  return words && /^\d/.test(number) && !/^[\d.,\s]+$/.test(number) ? { amount, words } : { amount: typed };
}

/** '+ sample' of 'plus a free sample', 'coffee' of 'of coffee'. */
const withoutJoints = (text: string) =>
  text
    .replace(new RegExp(`^[\\s,;:(–-]*(${AND})?\\s*${JOIN}`, 'i'), (_, and?: string) => (and ? '+ ' : ''))
    .replace(/[()]|[\s,;:–-]+$/g, '');

/** Whether the amount is that of a sample, and no order. */
export function isSample(words = ''): boolean {
  return new RegExp(`^(?:${SAMPLE})\\b(?!\\s+orders?)`, 'i').test(words);
}

export function namesSample(text = ''): boolean {
  return new RegExp(`\\b(?:${SAMPLE})\\b(?!\\s+orders?)`, 'i').test(text);
}

/** The words of names, without those that amounts are made of, such as 'bags'. */
export function ownWords(names: readonly (string | null | undefined)[]): string {
  const words = names.flatMap((name) => name?.toLowerCase().match(/(?<!\p{L})\p{L}{3,}/gu) ?? []);
  return [...new Set(words)].filter((word) => !isOfAmounts(word)).join('|');
}

function isOfAmounts(word: string): boolean {
  const counted = `1 ${word}`;
  return (
    inFigures(word) !== word ||
    [WEIGHT, CONTAINERS, ANY_PACKS, /\b(?:half|and|dan|per)$/].some((pattern) => pattern.test(counted)) ||
    [counted, `1 per ${word}`].some((text) => inPeriod(text).period)
  );
}
