import type { Product } from '../api/products.server';
import { latinDigits } from '../latin-digits';
import { inFigures } from './number-words';
import { apartFromWords } from './order-words';
import { inPeriod, type Period } from './periods';

/** Terms and port, which buyers write behind an amount or before it: '1x20 CIF Jebel Ali', '18 t to Rotterdam', 'FOB 36 t'. */

type Incoterm = NonNullable<NonNullable<Product['export_offer']>['incoterm']>;

/** With the names of earlier years. */
const WORDS: Record<Incoterm | 'DDU', string> = {
  EXW: 'exw',
  FCA: 'fca',
  FAS: 'fas',
  FOB: 'fob',
  CFR: 'cfr|cnf|c\\s?&\\s?f',
  CIF: 'cif',
  CPT: 'cpt',
  CIP: 'cip',
  DAP: 'dap',
  DPU: 'dpu',
  DDU: 'ddu',
  DDP: 'ddp',
};
const INCOTERM = `(?:${Object.values(WORDS).join('|')})\\b`;
const PLACE = '(?:(?:delivered|shipped|dikirim)\\s+)?(?:to|ke)\\s+\\p{L}';
const BEHIND = new RegExp(
  `^(?<amount>.+?)[\\s,;:/–—-]*(?<![\\p{L}\\p{N}])(?<terms>\\(?(?:${INCOTERM}|${PLACE}).*)$`,
  'iu',
);
const BEFORE = new RegExp(`^(?<terms>${INCOTERM}\\D*?)[\\s,;:–—-]+(?<amount>\\d.*)$`, 'iu');

/** Numbers that are no amount: a year of the Incoterms, and the port that is 'five' in Indonesian. */
const NO_AMOUNT = /\bincoterms\W*20\d\d\b|\blima\b/gi;
/** Of '18 t to 20 t' and '1x20 CIF Jeddah + 1x40' too, which are several amounts. */
const isAmount = (text: string) => /\d|\bhalf\b/i.test(inFigures(latinDigits(text.replace(NO_AMOUNT, ''))));

export interface Asked {
  /** What is wanted each time. */
  each: string;
  period?: Period;
  terms?: string;
  /** 'trial order', '+ sample' */
  words?: string;
}

/**
 * Of an amount as it is typed, what it is, how often it is wanted, and on which terms, where these are said, and the words beside it.
 * @param own what the goods are called, as a pattern
 */
export function askedIn(typed: string, own?: string): Asked {
  const asked = termsIn(typed);
  const { amount, words } = apartFromWords(asked.each, own);
  return words ? { ...asked, ...termsIn(amount), words } : asked;
}

function termsIn(typed: string): Asked {
  const found = [BEHIND, BEFORE]
    .map((pattern) => pattern.exec(typed.trim())?.groups)
    .find((groups) => groups?.terms && !isAmount(groups.terms));
  if (!found) return inPeriod(typed);
  const { amount = '', terms: ending = '' } = found;
  const { each: terms, ...behind } = inPeriod(ending);
  return { ...behind, ...inPeriod(amount), terms };
}

/** Behind an amount in the address, which either language reads: '/month CIF Jeddah'. */
export function inAddress({ period, words, terms }: Omit<Asked, 'each'>): string {
  return [period ? `/${period}` : '', words, terms].filter((part) => part !== undefined).join(' ');
}

/** 'CFR' of 'C&F Jeddah' */
export function incotermOf(terms: string): string | undefined {
  const said = Object.entries(WORDS).find(([, words]) => new RegExp(`^\\(?(?:${words})\\b`, 'i').test(terms));
  return said?.[0];
}
