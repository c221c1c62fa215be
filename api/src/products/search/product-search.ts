import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../../database/data-source.js';
import { likeAny, searchText } from '../../http/list-filters.js';
import type { Filter } from '../../http/list-query.js';
import type { NamedCategories } from './category-words.service.js';
import type { Product } from '../product.entity.js';
import { byHsCode, hsDigits } from './hs-code-search.js';
import { TEXTS } from './product-texts.js';
import { SEARCH_SYNTAX } from './search-syntax.js';
import { limitConditions, withinLimits } from './limit-conditions.js';
import type { LimitedSearch } from './spec-limits.js';
import { inPlaces, placesCondition, withFacts } from './trade-filter.js';
import { type ShortNumber, shortNumbersIn, withShortNumber } from './short-numbers.js';
import { beginningsOf, INITIALS, wholesOf } from './words.js';

const WORD = new RegExp(String.raw`${INITIALS}|[\p{L}\p{M}\p{N}_]+`, 'gu');
/** MySQL's index has none of fewer letters, and takes other numerals and marks for the end of a word. */
const INDEXED = /^[\p{L}\p{Nd}_]{3,}$/u;
export const isIndexed = (word: string) => INDEXED.test(word);
/** Each of the others is looked for in every product that is left. */
const MOST_OTHERS = 3;

/** A search of which the catalogue's categories and specifications have been asked. */
export interface ReadSearch extends LimitedSearch {
  /** What the names of categories have of it. */
  named: readonly NamedCategories[];
  /** Found too: what is within the limits of one of these, or in its places, with its other words. */
  also?: readonly Search[];
}

export interface Search extends ReadSearch {
  /** Those that an index is asked for. */
  words: readonly string[];
}

interface Words {
  indexed: string[];
  others: string[];
  numbers: ShortNumber[];
}

/** @throws InvalidFields */
function wordsOf(value: unknown): Words {
  const text = searchText(value).normalize('NFC');
  const { numbers, left } = shortNumbersIn(text);
  const words = [...new Set(left.match(WORD) ?? (numbers.length > 0 ? [] : [text]))].filter(Boolean);
  const others = words.filter((word) => !isIndexed(word)).slice(0, MOST_OTHERS);
  return { indexed: words.filter(isIndexed), others, numbers: numbers.slice(0, MOST_OTHERS) };
}

/**
 * Whether it has words that no index has.
 * @throws InvalidFields
 */
export function hasShortWords(value: unknown): boolean {
  return hasOthers(wordsOf(value));
}

/**
 * The words of a search that an index is asked for: none of an HS code's.
 * @throws InvalidFields
 */
export function indexedWords(value: unknown): string[] {
  return hsDigits(value) === undefined ? wordsOf(value).indexed : [];
}

/**
 * `q`: products whose names, descriptions and categories' names, of either language, have all the words, in any order: the beginnings of
 * words of three letters and more, by an index of words, and anything shorter anywhere in a product's texts, but for numbers. An HS code finds the
 * products of that code instead.
 * @param read the same search
 */
export const search = (read?: ReadSearch): Filter<Product> => ({
  takes: 'a search:',
  ways: SEARCH_SYNTAX,
  apply(query, value) {
    const { text, named = [], also } = read ?? { text: value };
    if (read) besidesText(query, read);
    const code = hsDigits(text);
    if (code !== undefined) return byHsCode(query, code);
    const words = wordsOf(text);
    const { indexed } = words;
    if (indexed.length > 0) {
      if (named.length > 0 || also) inAny(query, indexed, named, also);
      else inTexts(query, indexed);
    }
    withOthers(query, words, also);
  },
});

/** What else `q` asks for, of a search that has words for an index. */
export const besidesIndexed = (read: ReadSearch): Filter<Product> => ({
  takes: '',
  apply(query) {
    besidesText(query, read);
    withOthers(query, wordsOf(read.text), read.also);
  },
});

function besidesText(
  query: SelectQueryBuilder<Product>,
  { limits, facts = [], places }: Omit<LimitedSearch, 'text'>,
): void {
  withinLimits(query, limits);
  withFacts(query, facts);
  if (places) inPlaces(query, places, 'places');
}

/** What an index has found has them too, or is what another search finds. */
function withOthers(query: SelectQueryBuilder<Product>, words: Words, also: readonly Search[] = []): void {
  if (!hasOthers(words)) return;
  query.andWhere(
    new Brackets((any) => {
      any.where(inOthers(query, words, 'own'));
      for (const [at, other] of also.entries()) {
        const others = wordsOf(other.text);
        any.orWhere(
          new Brackets((all) => {
            for (const each of conditionsOf(query, other, `short_${at}`)) all.andWhere(each);
            if (hasOthers(others)) all.andWhere(inOthers(query, others, `other_${at}`));
          }),
        );
      }
    }),
  );
}

/** What a search asks for besides its words. */
export type Besides = Pick<LimitedSearch, 'limits' | 'places'>;

/**
 * As conditions, whose parameters the query gets.
 * @param name that no other parameters of the query begin with
 */
export const conditionsOf = (
  query: SelectQueryBuilder<Product>,
  { limits, places }: Besides,
  name: string,
): string[] => [
  ...limitConditions(query, limits, name),
  ...(places ? [placesCondition(query, places, `${name}_place`)] : []),
];

const hasOthers = ({ others, numbers }: Words) => others.length + numbers.length > 0;

/** @param name that no other parameters of the query begin with */
const inOthers = ({ dataSource }: SelectQueryBuilder<Product>, { others, numbers }: Words, name: string) =>
  new Brackets((all) => {
    for (const [at, word] of others.entries()) likeAny(all, TEXTS, word, `${name}_part_${at}`);
    for (const [at, number] of numbers.entries())
      withShortNumber(all, TEXTS, number, `${name}_number_${at}`, isSqlite(dataSource));
  });

function inTexts(query: SelectQueryBuilder<Product>, words: readonly string[]): void {
  query.setParameter('words', allWords(query, words));
  if (!isSqlite(query.dataSource)) query.andWhere(inIndex(TEXTS, ':words'));
  else
    // The plus has SQLite begin with what the index found.
    query.innerJoin(
      'product_search',
      'search',
      'product.id = +search.rowid AND search.product_search MATCH :words',
    );
}

/** Each part by an index of its own, which an OR would not be. */
function inAny(
  query: SelectQueryBuilder<Product>,
  words: readonly string[],
  named: readonly NamedCategories[],
  also: readonly Search[] = [],
): void {
  const parts = partsOf(query, words, named, 'own');
  for (const [at, other] of also.entries()) {
    const conditions = conditionsOf(query, other, `also_${at}`);
    for (const part of partsOf(query, other.words, other.named, `other_${at}`))
      parts.push([part, ...conditions].join(' AND '));
  }
  const found = parts.map((part) => `SELECT product.id AS id FROM product WHERE ${part}`).join(' UNION ');
  query.innerJoin(`(${found})`, 'found', 'found.id = product.id');
}

/** @param name that no other parameters of the query begin with */
function partsOf(
  query: SelectQueryBuilder<Product>,
  words: readonly string[],
  named: readonly NamedCategories[],
  name: string,
): string[] {
  const withWords = (all: readonly string[], parameter: string) => {
    if (all.length === 0) return IS_THERE;
    query.setParameter(parameter, allWords(query, all));
    return inTextsOf(query, `:${parameter}`);
  };
  const inCategories = named.map(({ ids, missing }, at) => {
    query.setParameter(`${name}_named_${at}`, ids);
    return `${IS_THERE} AND product.category_id IN (:...${name}_named_${at}) AND ${withWords(missing, `${name}_missing_${at}`)}`;
  });
  return [withWords(words, `${name}_words`), ...inCategories];
}

const IS_THERE = 'product.deleted_at IS NULL';

const inTextsOf = ({ dataSource }: SelectQueryBuilder<Product>, words: string) =>
  isSqlite(dataSource)
    ? `product.id IN (SELECT rowid FROM product_search WHERE product_search MATCH ${words})`
    : inIndex(TEXTS, words);

/** Of MySQL and MariaDB. */
export const inIndex = (columns: readonly string[], words: string) =>
  `MATCH (${columns.join(', ')}) AGAINST (${words} IN BOOLEAN MODE)`;

/** Of SQLite. */
export const namesOnly = (words: string) => `{name name_en} : (${words})`;

/** Of each word the beginnings and the whole words that it is found by. */
export function allWords({ dataSource }: SelectQueryBuilder<Product>, words: readonly string[]): string {
  const { begun, whole, any, all } = isSqlite(dataSource) ? IN_FTS : IN_BOOLEAN_MODE;
  const ways = words.map((word) => [...beginningsOf(word).map(begun), ...wholesOf(word).map(whole)]);
  return all(ways.map(([only = '', ...others]) => (others.length > 0 ? any([only, ...others]) : only)));
}

interface Syntax {
  begun: (word: string) => string;
  whole: (word: string) => string;
  any: (ways: readonly string[]) => string;
  all: (words: readonly string[]) => string;
}

const IN_FTS: Syntax = {
  begun: (word) => `"${word}"*`,
  whole: (word) => `"${word}"`,
  any: (ways) => `(${ways.join(' OR ')})`,
  all: (words) => words.join(' AND '),
};
const IN_BOOLEAN_MODE: Syntax = {
  begun: (word) => `${word}*`,
  whole: (word) => word,
  any: (ways) => `(${ways.join(' ')})`,
  all: (words) => words.map((word) => `+${word}`).join(' '),
};
