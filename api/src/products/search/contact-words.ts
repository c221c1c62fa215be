import { isAround } from './question-words.js';
import { alone } from './trade-words.js';
import { plainWords } from './words.js';

const WA = new RegExp(alone(String.raw`(?:(?:no|nom[eo]r)[\s.]*)?wa`), 'giu');

/** A search with 'WhatsApp' for the two letters that any text may have, or, where it names goods, without: 'kopi wa'. */
export function withoutWa(text: string): string {
  const goods = text.replace(WA, ' ').replace(/\s+/g, ' ').trim();
  return plainWords(goods).every(isAround) ? text.replace(WA, 'whatsapp') : goods;
}
