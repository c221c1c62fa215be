import type { Product } from '../api/products.server';

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
/** As a pattern. */
export const INCOTERM = `(?:${Object.values(WORDS).join('|')})\\b`;
const PLACE = '(?:(?:delivered|shipped|dikirim)\\s+)?(?:to|ke)\\s+\\p{L}';
const TERMS = new RegExp(`^[,\\s]*(?:${INCOTERM}|${PLACE})`, 'iu');

export function isOnTerms(words: string): boolean {
  return TERMS.test(words);
}

/** 'CFR' of 'trial order, C&F Jeddah' */
export function incotermOf(words: string): string | undefined {
  const said = Object.entries(WORDS).find(([, names]) => new RegExp(`\\b(?:${names})\\b`, 'i').test(words));
  return said?.[0];
}

/** At the buyer's door, by whatever term. */
const DELIVERED =
  /\b(?:landed|delivered|door[\s-]to[\s-]door|(?:di)?(?:antar|kirim)|fran[ck]o|ongkir|tujuan|sampai)\b/i;
const TO = new RegExp(String.raw`(?<!\p{L})${PLACE}`, 'iu');

/** The others are no terms, as the sentence needs: 'diantar' is 'franco'. */
const TERM = /^(?:landed|delivered|door)/;

/** What is asked for in place of the terms of a price: 'CIF', 'landed'. */
export function otherTermsIn(words: string, incoterm: string): string | undefined {
  const delivered = incoterm.startsWith('D') ? undefined : DELIVERED.exec(words)?.[0].toLowerCase();
  const asked = incotermOf(words) ?? (delivered && !TERM.test(delivered) ? 'franco' : delivered);
  return asked === incoterm ? undefined : asked;
}

/** Whether goods are to be brought somewhere, which a price at home says nothing of. */
export const asksForFreight = (words: string) =>
  !incotermOf(words) && (DELIVERED.test(words) || TO.test(words));
