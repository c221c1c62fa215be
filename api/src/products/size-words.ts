import { NUMBER, type TradePart } from './trade-words.js';

const TIMES = String.raw`\s*[x×]\s*`;
const SIDE = String.raw`${NUMBER}(?:\s*(?:mm|cm|m|inch(?:es)?)(?!\p{L}))?`;
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[.,]|[x×]\s*)${SIDE}(?:${TIMES}${SIDE}){1,2}(?![\p{L}\p{N}]|[.,]\d|${TIMES}\d)`,
  'giu',
);
const SIDES = new RegExp(NUMBER, 'g');

/** '25x25x25', '25 × 40 mm'. */
export const sizesIn = (text: string): TradePart[] =>
  [...text.matchAll(SIZE)].map(({ 0: size, index }) => ({
    wanted: { fact: 'size', sides: size.match(SIDES) ?? [] },
    at: index,
    end: index + size.length,
  }));
