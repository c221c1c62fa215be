import { KILOGRAMS_OF_POUND, POUND, QUINTAL } from 'api/other-weights';
import { latinDigits } from '../latin-digits';
import { inFigures } from './number-words';

/** How buyers write amounts, in English and Indonesian, whatever the language of the page. */

const TON = 't|mts?|(?:metri[ck]\\s+)?tonn?e?s?(?:\\s+metrik)?';
const SMALL = 'kgs?|kilo(?:gram)?s?|g|gr|grams?';
/** '18', '18.5 t', '25 metric tons', '18000 kg', '250 g' */
export const WEIGHT = new RegExp(`^(\\d[\\d.,\\s]*?)\\s*(${TON}|${SMALL})?$`, 'i');

const FOOT = "[\\s-]*(?:['’′]|ft|feet|foot|kaki)";
const KIND = '\\s*(?:gp|dc|dv|hc|hq)';
const MARK = `(?:${FOOT}(?:${KIND})?|${KIND})`;
const SIZE = `([24]0)${MARK}?`;
/** 'container' in many spellings: 'konteyner', 'contanier'. */
const FULL = '(?:fcl|[ck]on?t[aeiy]*n[aeiy]*rs?|conts?|peti\\s?kemas)';
/** '2x20', "2 x 20' GP", '1 × 40HC FCL', '1 20ft', '1 FCL', '2 kontainer 20 kaki', '2 containers of 20 feet' */
export const CONTAINERS = new RegExp(
  `^(\\d[\\d.,\\s]*?)\\s*(?:(?:[x×*]\\s*${SIZE}|(?<=\\s)([24]0)${MARK})(?:\\s*${FULL})?|(?:[x×*]\\s*)?${FULL}(?:\\s*(?:[x×*]|of|ukuran)?\\s*${SIZE})?)$`,
  'i',
);
export const HIGH_CUBE = /h[cq]/i;

/** '1x20 + 1x40' */
export const SUM = /\+|&|\s(?:and|dan|plus)\s/i;

/** '20-25 tons', '20 or 25 t': with the last of the amounts. */
export const SEVERAL = /\d.*?(?:[-–—]|\s(?:to|or|sampai|hingga|s\/?d|atau)\s)\s*(\d.*)$/i;

const ABOUT = /^(?:~|(?:about|approx\S*|ca\.?|sekitar|kira[\s-]kira)\s)\s*/i;
/** '~' of 'about 20 t', which both languages read. */
export const aboutSo = (typed: string): '~' | '' => (ABOUT.test(typed.trim()) ? '~' : '');

/** What the patterns above do not know, and how it is written as they do. */
const IN_NUMBERS: [words: RegExp, numbers: string][] = [
  [ABOUT, ''],
  [/[.?!]+$/, ''],
  [/^(?:an?\s+)?half(\s+an?)?[\s-]+/i, '0.5 '],
  [/^(setengah|separuh)\s+/i, '0,5 '],
  [/^1\s*\/\s*2\s+/, '0,5 '],
  [new RegExp(`^(\\d+)\\s+full\\s+(?=${FULL})`, 'i'), '$1 '],
  [/^an?\s+(?=[a-z])/i, '1 '],
  [/^se(?=(?:karung|sak|ton|kuintal|kilo|kg|dus|kardus|karton|kontainer|peti|bungkus|pak|palet)\b)/i, '1 '],
  [/teus?$/i, 'x20'],
  [/feus?$/i, 'x40'],
  [new RegExp(`^([24]0${MARK})\\s*[x×*]\\s*(\\d+)$`, 'i'), '$2x$1'],
  [new RegExp(`^(\\d+)\\s*(?:units?|nos?\\.?)\\s+(?:of\\s+)?(?=[24]0${MARK}|${FULL})`, 'i'), '$1 '],
  [new RegExp(`^(?:an?\\s+)?([24]0${MARK})`, 'i'), '1x$1'],
];

/** A budget in rupiah, '500 ribu': of an amount, its unit stands behind. */
const MONEY = /ribu[.?!]*$/i;

/** 'two tons' as '2 tons', '20ft' and '1 TEU' as one 20-foot container, '40HQ x 2' and '2 units of 40HQ' as two, 'setengah kontainer' as 0.5 of any size, '~18 t.' as '18 t'. */
export function inNumbers(typed: string): string {
  const figures = latinDigits(typed.trim());
  return IN_NUMBERS.reduce(
    (text, [words, numbers]) => text.replace(words, numbers),
    MONEY.test(figures) ? figures : inFigures(figures),
  )
    .replace(POUNDS, (_, pounds: string) => `${inKilograms(pounds)} kg`)
    .replace(QUINTALS, (_, quintals: string) => `${100 * Number(quintals.replace(',', '.'))} kg`);
}

/** '2,5 kuintal' */
const QUINTALS = new RegExp(`^(\\d+(?:[.,]\\d{1,2})?)\\s*(?:${QUINTAL})$`, 'i');

/** '40,000 lbs', of which three digits behind a sign are thousands. */
const POUNDS = new RegExp(`^(\\d[\\d.,]*)\\s*(?:${POUND})$`, 'i');
const inKilograms = (pounds: string) =>
  Math.round(KILOGRAMS_OF_POUND * Number(pounds.replace(/[.,](?=\d{3})/g, '')));

const PACKS = {
  sack: ['sacks?', 'bags?', 'karung', 'krg', 'sak', 'zak', 'säcken?', 'saecke', 'sacos?'],
  carton: ['cartons?', '[ck]tns?', '(?:box(?:es)?|boks)', 'kartons?', 'kardus', 'd[ou]s', 'cajas?'],
};
/** Of which buyers use any for another. */
const POUCHES = ['pouch(?:es)?', 'packets?', 'sachets?', 'bungkus', 'bks', 'kantong', 'pcs'];
/** In cartons or sacks. */
const SMALL_PACKS = [...POUCHES, 'tins?', 'jars?', 'bottles?', 'kotak', 'botol'];

type PackKind = keyof typeof PACKS;
const KINDS = Object.keys(PACKS) as PackKind[];

/** Which say nothing of what a pack is. */
const UNNAMED = ['pac?ks?', 'kemasan'];

const COUNT = '(\\d{1,3}(?:[.,\\s]\\d{3})+|\\d{1,9})';
const OUTER = '(?:(?:master|outer|export)\\s+)?';
export const ANY_PACK = `${OUTER}(?:${UNNAMED.join('|')}|(?:jumbo|big)\\s+bags?|drums?|pall?ets?|${[...Object.values(PACKS).flat(), ...SMALL_PACKS].join('|')})`;
/** On which goods stand in their packs. */
export const PALLETS = /\bpall?ets?\b/i;
/** '500 bags', whatever one weighs. */
export const ANY_PACKS = new RegExp(`^${COUNT}\\s*${ANY_PACK}$`, 'i');
/** '2,5 packs' and '2.5 packs/month': the number. */
export const SPLIT_PACKS = new RegExp(`^(\\d+[.,]\\d{1,2})\\s*${ANY_PACK}\\b`, 'i');
/** '500 packs', which may be any of those that a packing names. */
export const UNNAMED_PACKS = new RegExp(countOf(UNNAMED), 'i');
/** '25 kg' of a pack. */
export const SMALL_MASS = `\\d[\\d.,]*\\s*(?:${SMALL}|${POUND})(?!\\p{L})`;
export const MASS = `(?:${SMALL_MASS}|\\d[\\d.,]*\\s*(?:${TON})(?!\\p{L}))`;
/** What makes an amount of a number. */
export const BESIDE_NUMBER = `(?:${SMALL}|${POUND}|${QUINTAL}|${TON}|${MARK}|${FULL}|[tf]eus?|${ANY_PACK}|[x×*])`;
/** '500 bags of 25 kg', '500 karung @25 kg', '20x25kg', '20 x 1 ton bags': their number, and what one weighs. */
export const WEIGHED_PACKS = new RegExp(
  `^${COUNT}\\s*(?:${ANY_PACK}\\s*(?:of|isi|@|[x×*])?|[@x×*])\\s*(\\d[\\d.,]*)\\s*(${SMALL}|${POUND}|${TON})(?:\\s*(?:each|(?:(?:/|per|a)\\s*)?${ANY_PACK}))?$`,
  'i',
);

const KILOGRAMS = { k: 1, g: 0.001, l: KILOGRAMS_OF_POUND, p: KILOGRAMS_OF_POUND, m: 1000, t: 1000 };
/** @param unit of `WEIGHT` and `WEIGHED_PACKS` */
export function kilogramsOf(unit: string): number {
  return KILOGRAMS[unit.charAt(0).toLowerCase() as keyof typeof KILOGRAMS];
}

interface Weighed {
  kilograms: number;
  packing: string;
}

/**
 * '500 cartons', of which the number is whole, and so has thousands and no decimals.
 * @param pack `unit` of a price, whose net weight says nothing of other packs; `packing` in words, which may name packs of another weight
 */
export function packsPattern(pack: Weighed & { unit?: PackKind }): string {
  const words = pack.unit ? PACKS[pack.unit] : kindsOf(pack).flatMap((kind) => PACKS[kind]);
  const weighed = words.filter((word) => weightsOf(word, pack.packing).includes(pack.kilograms));
  // Of 'boxes, in cartons of 20 kg' cartons.
  const own = words.filter(
    (word) =>
      !isOfOtherWeight(word, pack) &&
      (weighed.length === 0 || weighed.includes(word) || !isNamed(word, pack.packing)),
  );
  return countOf([...UNNAMED, ...own]);
}

/**
 * Of packs that the packing gives one other weight, such as boxes of 'boxes of 1 kg in cartons of 20 kg'. Pouches that it does not name
 * are those that it does.
 */
export function otherPacks(pack: Weighed): { kilograms: number; pattern: string }[] {
  const anyPouch = POUCHES.join('|');
  return [...Object.values(PACKS).flat(), ...SMALL_PACKS].flatMap((word) => {
    const named = POUCHES.includes(word) && !isNamed(word, pack.packing) ? anyPouch : word;
    const [kilograms, ...others] = new Set(weightsOf(named, pack.packing));
    const isOther = kilograms && others.length === 0 && kilograms !== pack.kilograms;
    return isOther ? [{ kilograms, pattern: countOf([word]) }] : [];
  });
}

function countOf(words: readonly string[]): string {
  return `^${COUNT}\\s*${OUTER}(${words.join('|')})$`;
}

/** What a pack is, where its packing says so in words: a carton of 'boxes of 1 kg in cartons of 20 kg', where it has 20 kg. */
export function packKind(pack: Weighed): PackKind | undefined {
  const [kind, ...others] = kindsOf(pack);
  return others.length === 0 ? kind : undefined;
}

/** The packs that the packing gives this weight to, or names alone: of '40 pouches to a carton' cartons, no bags. */
function kindsOf(pack: Weighed): PackKind[] {
  const { kilograms, packing } = pack;
  if (!packing.trim()) return KINDS;
  const weighed = KINDS.filter((kind) => weightsOf(PACKS[kind].join('|'), packing).includes(kilograms));
  if (weighed.length > 0) return weighed;
  const named = KINDS.filter((kind) =>
    PACKS[kind].some((word) => isNamed(word, packing) && !isOfOtherWeight(word, pack)),
  );
  return named.length === 1 ? named : [];
}

function isNamed(word: string, packing: string): boolean {
  return new RegExp(`\\b(?:${word})\\b`, 'i').test(packing);
}

/** Of 'boxes of 1 kg in cartons of 20 kg' the box, where a pack has 20 kg. */
function isOfOtherWeight(word: string, { kilograms, packing }: Weighed): boolean {
  const weights = weightsOf(word, packing);
  return weights.length > 0 && !weights.includes(kilograms);
}

const WEIGHS = String.raw`(\d+(?:[.,]\d+)?)\s*(kg|gr?|grams?)\b`;

/** What packs are made of, or like: 'goni' of 'karung goni 60 kg', 'jute' of '60 kg jute bags'. */
const MADE = String.raw`(?:(?!(?:in|of|to|per|with|and|or|a|an|the|dalam|dengan|dan|atau|isi|untuk|${ANY_PACK})\b)[a-z-]+\s+){0,2}`;

/** In kilograms. */
function weightsOf(word: string, packing: string): number[] {
  const behind = [
    ...packing.matchAll(
      new RegExp(String.raw`\b(?:${word})\s+(?:(?:[a-z-]+\s+){0,3}isi\s+|of\s+|@\s*|${MADE})${WEIGHS}`, 'gi'),
    ),
  ];
  const before = [...packing.matchAll(new RegExp(String.raw`${WEIGHS}\s+${MADE}(?:${word})\b`, 'gi'))];
  return [...behind, ...before].map(
    ([, number = '', unit = '']) => Number(number.replace(',', '.')) * (/^kg$/i.test(unit) ? 1 : 0.001),
  );
}
