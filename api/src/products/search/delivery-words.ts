import { containersIn } from './container-words.js';
import { COUNTRY, MARKET } from './country-words.js';
import { DESTINATIONS, TOWNS } from './destinations.js';
import { packsIn } from './quantity-words.js';
import { isAround } from './question-words.js';
import { without } from './spec-limits.js';
import { alone } from './trade-words.js';
import { plainWords } from './words.js';

/** By which goods go to the buyer: what is offered is at a port or place of this country. */
const CIF = alone(String.raw`(?:price\s+)?(?:cif|cfr|cnf|c&f)`);
/** With a place alone: goods may be called so. */
const OTHER = alone('cpt|cip|dap|dpu|ddp|fran[ck]o');
const TERM = `(?:${CIF}|${OTHER})`;
const BEGINS = new RegExp(`^${TERM}`, 'iu');
/** As a pattern, like the others. */
const TO_PORT = String.raw`(?:\s+(?:to|port(?:\s+of)?))?`;
const WORD = String.raw`\s+(?:\p{L}\.?)+`;
const anyOf = (places: readonly string[]) => `(?:${places.join('|').replace(/ /g, String.raw`\s+`)})`;
const CITY = anyOf(DESTINATIONS);
const BEFORE_CITY = new RegExp(String.raw`${TERM}${TO_PORT}\s+(?=${CITY})`, 'giu');
/** Such goods come from some countries too, and from towns of this one: these stand behind where they go, or where the buyer is. */
const KNOWN = new RegExp(
  alone(
    [
      String.raw`(?:to|for|ke|untuk)\s+(?:the\s+)?${COUNTRY}`,
      String.raw`(?:(?:to|for|ke|untuk)\s+)?${CITY}`,
      MARKET,
      String.raw`(?:to|for|in|near|ke|untuk|di|daerah|area|wilayah|dekat|sampai)\s+(?:kota\s+)?${anyOf(TOWNS)}`,
    ].join('|'),
  ),
  'giu',
);
/** How goods are sent: none is called so. What it costs is asked of the company, and how long it takes, products state. */
const SENDING = new RegExp(
  alone(
    String.raw`(?<!(?:ongkos|biaya|waktu|lama|hari)\s+)(?:(?:di)?kirim(?:an)?|pengiriman|(?:di)?antar(?:kan)?)|ekspor|export|(?:shipping|shipped|ship|deliver(?:y|ed)?)(?!\s+(?:cost|rate|time|day|date)s?(?!\p{L}))`,
  ),
  'giu',
);
/** A place is of one word, or of up to three, behind which goods do not stand. */
const DELIVERIES = [1, 2, 3].map((words) => {
  const place = `${TO_PORT}(?:${WORD}){${words}}`;
  const [behind, noPlace] = words > 1 ? [String.raw`(?=\s*(?:$|[\d,;.?!]))`, []] : ['', [CIF]];
  const to = String.raw`${alone('to|ke')}(?:\s+port(?:\s+of)?)?(?:${WORD}){${words}}\s*[?.!]*$`;
  return new RegExp([`${TERM}${place}${behind}`, ...noPlace, to].join('|'), 'giu');
});

/** Whether these are the terms by which goods go to the buyer, with or without a place. */
export const isDelivery = (words: string) => BEGINS.test(words);

/** No goods: a number, or in what it is counted. */
const UNIT = /\d|^(?:tons?|tonnes?|mt|kgs?|kilos?|fcl|containers?|kontainer)$/;

/**
 * The same search without where the goods are to go, the likelier first: 'briquettes 18 tons' of 'briquettes 18 tons CIF Aarhus',
 * 'charcoal' of 'charcoal to Denmark'; then without how they are sent: 'pupuk' of 'kirim pupuk ke Surabaya'. None of one without,
 * and none that is no goods where these may have been taken for a place or a question: 'do you ship?'.
 */
export function withoutDelivery(text: string): string[] {
  const sent = tidy(text.replace(SENDING, ' '));
  const [toPlace = sent] = withoutPlace(sent);
  const goods = sent !== tidy(text) && namesGoods(toPlace) ? [withoutBeginning(toPlace)] : [];
  return [...new Set([...withoutPlace(text), ...goods])];
}

/** 'coffee' of 'do you coffee' */
function withoutBeginning(text: string): string {
  const words = text.split(' ');
  return words.slice(words.findIndex((word) => !isAround(word.toLowerCase()))).join(' ');
}

function withoutPlace(text: string): string[] {
  const all = plainWords(text).length;
  const known = text.normalize('NFC').replace(BEFORE_CITY, ' ').replace(KNOWN, ' ');
  const lefts = DELIVERIES.map((delivery) => tidy(known.replace(delivery, ' ')));
  return [...new Set(lefts)].filter((left, at) => {
    const { length } = plainWords(left);
    return length > 0 && length < all && (at === 0 || namesGoods(left));
  });
}

/** '2,5 %' stays one number. */
const tidy = (text: string) => text.replace(/(?:\s|;|,(?!\d)|(?<!\d),)+/g, ' ').trim();
const namesGoods = (text: string) =>
  plainWords(without(text, [...containersIn(text), ...packsIn(text)]).text).some(
    (word) => !isAround(word) && !UNIT.test(word),
  );
