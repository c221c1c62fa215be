import type { Language } from '../languages';
import { ANY_PACKS, CONTAINERS, inNumbers } from './amount-words';
import { clearTonnes } from './container-load';
import { isOnTerms } from './delivery-terms';
import { askedIn, inAddress } from './order-words';

/** Of what a product states, no amount that is wanted. */
const STATED = /\b(?:moq|min|minim\w*|smallest|orders?|pesanan|capacity|supply|kapasitas|loads?|muat\w*)\b/i;
/** Less is what a pack weighs, or what is bought retail. */
const LEAST_TONNES = 0.1;

/** The amount that a search names, how often it is wanted and where to, as a product's page calculates with it. */
export function searchedAmount(q: string, language: Language): string | undefined {
  const { each, period, words = '' } = askedIn(q);
  if (STATED.test(words)) return undefined;
  const tonnes = /\p{L}/u.test(each) ? (clearTonnes(each, language) ?? 0) : 0;
  const isCounted = [CONTAINERS, ANY_PACKS].some((pattern) => pattern.test(inNumbers(each)));
  if (tonnes < LEAST_TONNES && !isCounted) return undefined;
  const terms = words.split(', ').find(isOnTerms);
  return each + inAddress({ period, words: terms });
}
