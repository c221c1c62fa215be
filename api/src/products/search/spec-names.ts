import { GOODS_NAMES, QUALITY_NAMES } from './goods-words.js';
import { FILLERS } from './limit-words.js';
import { isAround } from './question-words.js';
import { type LimitedSearch, type Named, namesOf, type SpecNamed } from './spec-limits.js';
import { plainWords } from './words.js';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;

/**
 * A search that is the label or the key of specifications, or words of one, and nothing more, as any value of these: 'fixed carbon',
 * 'burning'; and as the name alone, of 'what is the moisture content?'.
 * @returns none for another search
 */
export function takeWholeName(search: LimitedSearch, fields: readonly Named[]): LimitedSearch[] {
  const name = tellingName(search.text);
  const asked = keyOf(name);
  if (asked === '') return [];
  const stated = fields.filter((field) =>
    namesOf(field).some((own) => isNameOrPart(keyOf(tellingName(own)), asked)),
  );
  if (stated.length === 0) return [];
  const limit: SpecNamed = { stated: stated.map(({ id }) => id), asked: search.text };
  return [
    { ...search, text: '', limits: [...search.limits, limit] },
    ...(keyOf(search.text) === asked ? [] : [{ ...search, text: name }]),
  ];
}

/** 'burning' of 'burning time', too; 'organic', which goods are, is no part of 'organic carbon'. */
function isNameOrPart(own: string, asked: string): boolean {
  if (own === asked) return true;
  const [words, parts] = [own.split(' '), asked.split(' ')];
  return parts.every((part) => part.length > 2 && words.includes(part) && !NAMES.has(part));
}

const NAMES = new Set([...GOODS_NAMES, ...QUALITY_NAMES]);

const keyOf = (name: string) => plainWords(name).join(' ');

const tellingName = (text: string) =>
  text
    .replace(WORD, (word) =>
      plainWords(word).every((each) => FILLERS.has(each) || isAround(each)) ? '' : word,
    )
    .trim();
