import { COUNTRY } from './country-words.js';
import { alone } from './trade-words.js';
import { plainWords } from './words.js';

/** By which goods go to the buyer: what is offered is at a port or place of this country. */
const CIF = alone(String.raw`(?:price\s+)?(?:cif|cfr|cnf|c&f)`);
/** With a place alone: goods may be called so. */
const OTHER = alone('cpt|cip|dap|dpu|ddp');
const WORD = String.raw`\s+(?:\p{L}\.?)+`;
const TO_COUNTRY = new RegExp(alone(String.raw`(?:to|for|ke|untuk)\s+(?:the\s+)?${COUNTRY}`), 'giu');
/** A place is of up to three words, behind which goods do not stand, or of one. */
const DELIVERIES = [3, 1].map((most) => {
  const place = String.raw`(?:\s+(?:to|port(?:\s+of)?))?(?:${WORD}){1,${most}}`;
  const behind = most > 1 ? String.raw`(?=\s*(?:$|[\d,;.?!]))` : '';
  return new RegExp(
    `(?:${CIF}|${OTHER})${place}${behind}|${CIF}|${alone('to')}(?:\\s+port(?:\\s+of)?)?(?:${WORD}){1,${most}}\\s*[?.!]*$`,
    'giu',
  );
});

/** Whether these are the terms by which goods go to the buyer, with or without a place. */
export const isDelivery = (words: string) => new RegExp(`^(?:${CIF}|${OTHER})`, 'iu').test(words);

/**
 * The same search without where the goods are to go, where that leaves words: 'briquettes 18 tons' of 'briquettes 18 tons CIF Aarhus',
 * 'charcoal' of 'charcoal to Denmark'.
 */
export function withoutDelivery(text: string): string {
  for (const delivery of DELIVERIES) {
    const left = text.normalize('NFC').replace(TO_COUNTRY, ' ').replace(delivery, ' ');
    const [{ length }, all] = [plainWords(left), plainWords(text)];
    if (length > 0 && length < all.length) return left.replace(/[\s,;]+/g, ' ').trim();
  }
  return text;
}
