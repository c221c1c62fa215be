import { ORDER_UNITS } from '../order-units.js';
import { CONTAINER, containersIn } from './container-words.js';
import { QUINTAL } from '../other-weights.js';
import { isAround } from './question-words.js';
import { type LimitedSearch, without } from './spec-limits.js';
import { alone, type TradePart, writtenIn } from './trade-words.js';
import { plainWords } from './words.js';

const COUNT = String.raw`(?:[1-9]\d{0,2}(?:[.,]\d{3})+|[1-9]\d{0,5})`;
const PACKS =
  '(?:cartons?|ctns?|box(?:es)?|sacks?|bags?|pac?ks?|packets?|karung|sak|zak|karton|kardus|d[ou]s|boks|kotak|bungkus|kemasan)';
const WEIGHT = String.raw`\s+(?:(?:of|isi|@)\s+)?\d+(?:[.,]\d+)?[\s-]*(?:kgs?|g|gr|grams?)(?!\p{L})`;
/** Of '500 bags of 25 kg' the number alone: products have such packs or have not. */
const COUNTED = new RegExp(
  String.raw`(?<!\d[.,]|[x×*]\s*)${alone(String.raw`${COUNT}(?:(?=\s*${PACKS}${WEIGHT})|\s*${PACKS}(?!\p{L}|${WEIGHT})(?:\s+(?:of|isi)(?!\p{L}))?)`)}`,
  'giu',
);

const CONTAINERS_ALONE = new RegExp(`^(?:${CONTAINER})$`, 'iu');
/** In which an amount is, without a number. */
const UNITS = new Set(
  'container containers kontainer fcl teu teus ton tons tonne tonnes mt metric metrik'.split(' '),
);

const HALF = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d[\s.,/-]+)(?:setengah|half(?:\s+an?)?|1\s*/\s*2|½)[\s-]*(?=(?:${writtenIn(ORDER_UNITS)}|${QUINTAL})(?![\p{L}\p{N}]))`,
  'giu',
);

/** 'setengah kilo' and '1/2 kg' as '0.5 kg'. */
export const withHalves = (text: string) => text.replace(HALF, '0.5 ');

const SMALLNESS = new RegExp(
  alone(
    String.raw`(?<=beli\s.*)(?:se)?dikit|satuan|(?:in\s+)?small\s+(?:quantit(?:y|ies)|amounts?)(?:\s+of)?`,
  ),
  'giu',
);

/** Without how little is wanted, in whatever packs: 'bisa beli sedikit?', 'coffee in small quantities'. */
export const withoutSmallness = (text: string) => text.replace(SMALLNESS, ' ').replace(/\s+/g, ' ').trim();

/** How many packs are asked for: '500 cartons', '1.000 karung isi'. Any goods are in packs. */
export const packsIn = (text: string): TradePart[] =>
  [...text.matchAll(COUNTED)].map(({ 0: { length }, index }) => ({
    wanted: { fact: 'any' },
    at: index,
    end: index + length,
  }));

/** What a search means that asks for any goods. */
export const allGoods = (q: string): LimitedSearch => ({
  text: '',
  limits: [],
  facts: [{ wanted: { fact: 'any' }, asked: q }],
});

/**
 * What a search means that names an amount and no goods: all products, as of '1x20', '500 sacks' and 'tons'; of 'container' alone those
 * that state how much one takes, if there are any. None for another search.
 */
export function amountAlone(q: string): LimitedSearch[] {
  const containers = without(q, containersIn(q));
  const packs = without(containers.text, packsIn(containers.text));
  const words = plainWords(packs.text).filter((word) => !isAround(word));
  const isAmount = containers.parts.length + packs.parts.length + words.length > 0;
  if (!isAmount || !words.every((word) => UNITS.has(word))) return [];
  const all = allGoods(q);
  if (!CONTAINERS_ALONE.test(q.trim())) return [all];
  return [
    { ...all, facts: [{ wanted: { fact: 'stated', columns: ['load_20_kg', 'load_40_kg'] }, asked: q }] },
    all,
  ];
}
