import { alone, type TradePart } from './trade-words.js';

/** What buyers call them, in English and Indonesian, as patterns. */
export const CONTAINER = String.raw`(?:full\s+)?(?:containers?(?:\s+load(?:ing|s)?)?|kontainer|peti\s+kemas)|fcl`;
export const FEET = String.raw`[\s-]*(?:ft|feet|foot|kaki|['’′])`;
export const KIND = String.raw`[\s-]*(?:gp|dc|dv|hc|hq|rf)`;
const LENGTH = '(?:20|40|45)';
const SIZE = String.raw`${LENGTH}(?:${FEET}(?:${KIND})?|${KIND})`;
const TIMES = String.raw`\s*[x×*]\s*`;
/** '1 x 40 mm' is a size, '2 x 20 kg' a weight, '2 x 20.5' neither. */
const OTHER = String.raw`[.,]\d|${TIMES}\d|\s*(?:mm|cm|m|inch(?:es)?|kgs?|g|gr|grams?|ml|l|lbs?|tons?|bags?|sacks?|cartons?|pcs)(?![\p{L}\p{N}])`;

const HOW_MANY = String.raw`(?:\d{1,3}|an?|one|two|three|four|five|six|satu|dua|tiga|empat|lima|enam|sebuah)`;
const AMOUNT = new RegExp(
  String.raw`(?<!${TIMES}|\d[.,])${alone(
    String.raw`${HOW_MANY}(?:${TIMES}|[\s-]*)(?:(?:${SIZE}|${LENGTH})\s*)?(?:${CONTAINER})(?:\s+${SIZE})?|\d{1,3}${TIMES}${SIZE}|\d${TIMES}${LENGTH}(?!${OTHER})`,
  )}(?:\s+(?:of|isi)(?!\p{L}))?`,
  'giu',
);

/** How many containers are asked for: '1x40HC', '2 containers of'. Any goods fill them. */
export const containersIn = (text: string): TradePart[] =>
  [...text.matchAll(AMOUNT)].map(({ 0: { length }, index }) => ({
    wanted: { fact: 'any' },
    at: index,
    end: index + length,
  }));
