import {
  ANY_PACK,
  ANY_PACKS,
  BESIDE_NUMBER,
  CONTAINERS,
  inNumbers,
  MASS,
  SMALL_MASS,
  SUM,
  WEIGHED_PACKS,
  WEIGHT,
} from './amount-words';
import { isOnTerms } from './delivery-terms';
import { latinDigits } from '../latin-digits';
import { inFigures } from './number-words';
import { inPeriod, type Period } from './periods';
import { unreadText } from './unread-text';

/** What buyers write beside an amount goes along in their own words, unless these make another amount of it. */

export interface Asked {
  /** What is wanted each time. */
  each: string;
  period?: Period;
  /** 'trial order', ', own box', '+ sample', 'CIF Jeddah' */
  words?: string;
}

const SAMPLE = '(?:samples?|sampel|contoh)';
const SAMPLED = new RegExp(`${MASS}\\s+(?:free\\s+)?${SAMPLE}\\b|\\b${SAMPLE}\\s+(?:of\\s+)?${MASS}`, 'giu');

/** '25 kg jute bags', 'in 25 kg', 'karung isi 25 kg': of packs whose number is not said. */
const PACKED = new RegExp(
  `(?:\\b(?:in|dalam|isi)|@|(?<!\\d\\s*)\\b${ANY_PACK}(?:\\s+of|\\s+isi|\\s*@)?)\\s*${MASS}|` +
    `${SMALL_MASS}\\s*(?:(?!(?:in|dalam|of|and|dan|or|atau)\\b)[\\p{L}-]+\\s+){0,2}${ANY_PACK}\\b(?!\\s*(?:of|isi|@)?\\s*\\d)`,
  'giu',
);

const JOINT = '(?:[,;+&|]|\\b(?:or|to|and|plus|maybe|atau|ke|sampai|hingga|dan|mungkin)\\b)';
/** What makes another amount of the one between words, which are 'before|behind'. */
const CHANGES = [
  /[<>≤≥]|\b(?:less|more|least|most|max(?:imum)?|min(?:imum|imal)?|maks(?:imum|imal)?|up\s+to|kurang|lebih|paling|ke\s+atas)\b/i,
  /\b(?:half|setengah|separuh|each|every|per|twice|double|triple|times|kali|masing|(?:se)?tiap|mix(?:ed)?|assorted|campur(?:an)?)\b/i,
  /\b(?:from|not?|under|over|below|above|between|until|or|to|dari|bukan|antara|sampai|hingga|atau|di\s+(?:bawah|atas))[^\w|]*\|/i,
  /\|\W*(?:or|atau)\b|(?:[+&]|\b(?:and|plus|dan))\W*$/i,
  // Of '18 t, 20', but not of 'grade 1' or '30 days'.
  new RegExp(`(?:^[^\\w|]*|\\|\\W*|${JOINT}\\s*)\\d[\\d.,]*\\s*(?:$|\\)|${JOINT})`, 'i'),
  /^[^\w|]*\d[\d.,]*(?!\w)(?=.*\|)/,
  new RegExp(`\\d\\s*${BESIDE_NUMBER}(?!\\p{L})|(?<!\\p{L})[x×*]\\s*\\d`, 'iu'),
];

/** Of an amount as it is typed, what it is, how often it is wanted, where that is said, and the words beside it. */
export function askedIn(typed: string): Asked {
  const text = typed.trim();
  const counted = placeIn(text, hasUnit);
  const [start, end] = counted ?? placeIn(text, isNumber) ?? [];
  if (start === undefined || isOfPack(text, start, end)) return { each: typed };
  const before = inPeriod(text.slice(0, start));
  const behind = inPeriod(text.slice(end));
  const words = wordsOf(before.each, behind.each);
  if (isChanged(before.each, behind.each) || !(counted ?? standsAlone(words))) return { each: typed };
  const period = behind.period ?? before.period;
  return { each: text.slice(start, end), ...(period && { period }), ...(words && { words }) };
}

/** Of the first amount, with all that belongs to it. */
function placeIn(
  text: string,
  isAmount: (text: string) => boolean,
): [start: number, end: number] | undefined {
  const ends = [...text.matchAll(/(?<=\S)(?![\p{L}\p{N}])/gu)].map(({ index }) => index).reverse();
  for (const { index: start } of text.matchAll(/(?<![^\s,;:(])\S/gu)) {
    const end = ends.find((each) => each > start && isAmount(text.slice(start, each)));
    if (end !== undefined) return [start, end];
  }
  return undefined;
}

/** Of '25 kg bags' it is not said how many. */
function isOfPack(text: string, start: number, end = start): boolean {
  return [...text.matchAll(PACKED)].some(({ index, 0: { length } }) => {
    const last = index + length;
    return index < end && last > start && (index < start || last > end);
  });
}

function isChanged(before: string, behind: string): boolean {
  // A port, too.
  const [first, last] = [before, behind.replace(/\blima(?=\s*(?:$|[,;)]))/i, '')].map((words) =>
    inFigures(latinDigits(words.replace(PACKED, '_').replace(SAMPLED, '_'))),
  );
  return CHANGES.some((change) => change.test(`${first}|${last}`));
}

function hasUnit(text: string): boolean {
  // First, as 'and' may be within a number.
  const parts = inFigures(text).split(SUM).map(inNumbers);
  const [, , unit] = WEIGHT.exec(inNumbers(text)) ?? [];
  const isCounted = (part: string) =>
    [CONTAINERS, ANY_PACKS, WEIGHED_PACKS].some((pattern) => pattern.test(part));
  return unit !== undefined || parts.every(isCounted);
}

const isNumber = (text: string) => /^\d([\d.,\s]*\d)?$/.test(inNumbers(text));

/** Whether a number without a unit may be beside them: '20 trial' may be anything. */
export function standsAlone(words = ''): boolean {
  return !words || /^,\D*$/.test(words) || isOnTerms(words);
}

/** '+ sample' of 'and sample', 'coffee' of 'of coffee'. */
function wordsOf(before: string, behind: string): string {
  const first = plain(before).replace(/^an?\s|[\s,;:–-]*(?:\b(?:of|for|sebanyak)\s*)?$/giu, '');
  const last = plain(behind)
    .replace(/^([\s,;:]|[–—/-](?=\s*\p{L}))+/u, (between) => (/[,;]/.test(between) ? ', ' : ''))
    .replace(/^(, )?of\s/i, '$1')
    .replace(/^(?:[+&](?!\/)|(?:and|plus|dan)\s)\s*/i, '+ ')
    .replace(/[\s,;:–-]+$/, '');
  return first && last ? first + besides(last) : first || last;
}

const plain = (words: string) => unreadText(words.replace(/[()]/g, ' '));

/** Behind a line that says the amount. */
export function besides(words = ''): string {
  return !words || /^[,+]/.test(words) ? inLine(words) : `, ${words}`;
}

/** Behind an amount in the address, which either language reads: '/month CIF Jeddah'. */
export function inAddress({ period, words }: Omit<Asked, 'each'>): string {
  return (period ? `/${period}` : '') + inLine(words);
}

/** Behind an amount. */
export function inLine(words = ''): string {
  return words && !words.startsWith(',') ? ` ${words}` : words;
}

/** '25' and 'kg' of 'in 25 kg bags' */
export function packedIn(words = ''): RegExpExecArray | null {
  return /(\d[\d.,]*)\s*([a-z]+)/i.exec(words.match(PACKED)?.[0] ?? '');
}

/** Whether the amount is that of a sample, and no order. */
export function isSample(words = ''): boolean {
  return new RegExp(
    `^(?:(?:an?|of|for|as|free|gratis|untuk|sebagai)\\s+)*${SAMPLE}\\b(?!\\s+(?:orders?|first|dulu|dahulu)\\b)`,
    'i',
  ).test(words);
}

export function namesSample(text = ''): boolean {
  return new RegExp(`\\b${SAMPLE}\\b(?!\\s+orders?)`, 'i').test(text);
}
