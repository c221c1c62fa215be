import type { Language } from '../languages';
import { placeAtStart } from '../place-words';
import { MOST_CHARACTERS } from './amount-query';
import { ANY_PACKS, CONTAINERS, inNumbers } from './amount-words';
import { clearTonnes } from './container-load';
import { INCOTERM } from './delivery-terms';
import { askedIn, inAddress } from './order-words';

/** Of what a product states, no amount that is wanted. */
const STATED = /\b(?:moq|min|minim\w*|smallest|orders?|pesanan|capacity|supply|kapasitas|loads?|muat\w*)\b/i;
/** Less is what a pack weighs, unless it is wanted again and again. */
const LEAST_TONNES = 0.1;

/** The amount that a search names, how often it is wanted and where to, as a product's page calculates with it. */
export function searchedAmount(q: string, language: Language): string | undefined {
  // As on the product's page, which would read no more of it.
  if (q.length > MOST_CHARACTERS) return undefined;
  const { each, period, words = '' } = askedIn(q);
  if (STATED.test(words)) return undefined;
  const tonnes = /\p{L}/u.test(each) ? (clearTonnes(each, language) ?? 0) : 0;
  const isCounted = [CONTAINERS, ANY_PACKS].some((pattern) => pattern.test(inNumbers(each)));
  if (tonnes < LEAST_TONNES && !isCounted && !(tonnes && period)) return undefined;
  const terms = [period && DURATION.exec(q)?.[0], termsIn(q.replace(each, ', '))].filter(Boolean);
  return each + inAddress({ period, words: terms.join(', ') || undefined });
}

/** 'for 6 months' */
const DURATION =
  /(?<!\p{L})(?:for|selama)\s+[\p{L}\p{N}]+(?:\s+belas)?\s+(?:months?|weeks?|years?|bulan|minggu|tahun)(?!\p{L})/iu;

const TERM = new RegExp(`(?<!\\p{L})(?:${INCOTERM}|(?:to|ke)(?=\\s+\\p{L}))`, 'iu');
/** Of a place that is not known: behind goods; else it is of one word, as they stand behind it. */
const MOST_WORDS = 3;

/** The terms and the place that a text names among other words: 'CIF Jeddah' of '1x40, CIF Jeddah shisha charcoal'. */
function termsIn(text: string): string | undefined {
  const { 0: term, index = 0 } = TERM.exec(text) ?? {};
  if (term === undefined) return undefined;
  const [words = '', ...others] = text
    .slice(index + term.length)
    .trim()
    .split(/\s*[\d,;(]/);
  const all = words.split(/\s+/).filter(Boolean);
  const isLast = others.join('').trim() === '' && all.length <= MOST_WORDS;
  const isBehindGoods = /\p{L}/u.test(text.slice(0, index));
  const unknown = isBehindGoods ? (isLast ? all.length : 0) : 1;
  const place = all.slice(0, placeAtStart(words) || (term.toLowerCase() === 'to' ? 0 : unknown));
  return place.length > 0 || !/^(?:to|ke)$/i.test(term) ? [term, ...place].join(' ') : undefined;
}
