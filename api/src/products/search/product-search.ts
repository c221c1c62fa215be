import { Brackets, type SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../../database/data-source.js';
import { likeAny, searchText } from '../../http/list-filters.js';
import type { Filter } from '../../http/list-query.js';
import type { NamedCategories } from './category-words.service.js';
import type { Product } from '../product.entity.js';
import { byHsCode, hsDigits } from './hs-code-search.js';
import { TEXTS } from './product-texts.js';
import { limitConditions, type LimitedSearch, withinLimits } from './spec-limits.js';
import { inPlaces, withFacts } from './trade-filter.js';
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
  /** Found too: what is within the limits of one of these, with its other words. */
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
  takes:
    'words that names, descriptions and the names of categories have, in either language and any order: the beginnings of words, the singular for an English plural, `disangrai` for `sangrai`, `coconut` for `coco`, an Incoterm as a whole word alone, or any part of the text when shorter than three letters; a number of one or two digits only beside a word that it stands beside in the search, such as `20 mm`. Without `sort`, products whose name has all of them come first, but `murah`, `termurah`, `cheapest`, `lowest price` or `best price` brings the order of `price_per_kg`, and `lowest ash`, `kadar abu rendah`, `highest carbon` or `longest burning` that of each `spec-field` of a number that has such a label or key. Instead of words, the beginning of an HS code, with dots or without: four digits after `HS`, or more; of more than six, products of its first six too that have no more. `ash < 5`, `moisture max 12%`, `max ash 5` or `under 12% moisture` is a limit where a `spec-field` has such a label or key and, if a unit is given, that unit, and the other words are searched for. `moq 1 ton`, `lead time 14 days` and `shelf life 24 months`, on either side of their amount, in English or Indonesian, are the most that `moq` and the lead days may be, a weight compared with that of packs too, and the least that a `spec-field` of that name may be; without an amount, products that state one; an Incoterm is `export_incoterm`, with words of a `port` or an `export_place` beside it those alone; an amount of containers or packs, such as `1x40HC charcoal`, `2 containers of charcoal` or `500 sacks`, says nothing of products: alone, as `tons` alone, it finds all, and `container` those that state a load, if there are any; `USD 1450`, `under $1300 per ton` or `Rp 25.000/kg` is the `export_price` in that currency that visitors are shown, or of rupiah, as `100 ribu` and `di bawah 100000` are too, the `price`: that amount, or at most or at least as much, for that unit, weights and packs compared by their weight; `25x25x25 mm` finds the products whose texts or specifications have that size, be it written `25 × 25 × 25`; where there are none, all of these are words. An amount right behind the label or key of one, such as `moisture 4%`, or in its unit before it, such as `4% moisture`, finds the products whose specification it fits, in per cent an upper end alone as a maximum, and is words where there are none. Without an amount of a specification, `25 kg bags` are the products of such packs. An amount in kilograms or tons beside other words, such as `coffee 500 kg`, says nothing of products; alone, such as `5 tons`, it finds those whose `moq` is no more; `setengah kilo`, `half a kilo` and `1/2 kg` are `0.5 kg`, `132 lb` is `60 kg`. An amount in a unit that one `spec-field` of a category has alone, such as `7000 kcal`, finds those whose specification it fits, too: has it in its range, is at least that where it has no upper end, or at most where the `spec-field` is a maximum. A search that is the label or key of `spec-field`s, or words of one that are no names of goods, such as `fixed carbon` or `burning`, finds the products that state a value of one, too, but for `yes_no`. Words of the options of a choice, such as `natural process` or `arabica and robusta`, find the products that have one of them, too, of several choices, such as `washed arabica`, one of each. Of what no product has as words, `60kg` is `60 kg` and `25mm` is `25 mm`, a bare number of two digits, as in `cube 25`, is in millimetres, and four or five digits alone are the beginning of an HS code. Then words of an `origin` or a `port` find the products of it, words such as `hs code`, `samples`, `packing`, `container`, `supply capacity`, `in stock`, `ready`, `available`, `availability` or `made to order` those that state it, an amount in grams those of such packs, but for that of a sample, and those of the labels and methods of `spec-field`s the products of their categories, together with other words, and a number of three digits and more is a price, or else the value of any `spec-field` that is no maximum. The grade of `G1`, `Gr. 1`, `mutu 1`, `kelas 1` or `kualitas 1`, its number in words too, is that of `grade 1`, which is also what a choice has, too. `price list` and the like are all products, as is what is said of a price among others, such as `paling murah` or `lowest price`, or of how little is wanted, such as `beli sedikit` or `small quantity`, which beside other words is left out. How often an amount is wanted, such as `per bulan` or `monthly`, is left out beside a number, and `wa` beside other words; alone it is `whatsapp`. Last, goods in another spelling or language, such as `fertiliser` or `Kaffee`, are looked for in all these ways by what catalogues call them: `fertilizer` or `pupuk`, `coffee` or `kopi`, then `2.5 cm` as `25 mm` and `120 minutes` as `2 hour`, and then without words for a price or a sale, such as `cheap`, `murah`, `price list`, `harga per sak`, `jual` or `eceran`',
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
      for (const [at, { text, limits }] of also.entries()) {
        const others = wordsOf(text);
        any.orWhere(
          new Brackets((all) => {
            for (const limit of limitConditions(query, limits, `short_${at}`)) all.andWhere(limit);
            if (hasOthers(others)) all.andWhere(inOthers(query, others, `other_${at}`));
          }),
        );
      }
    }),
  );
}

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
    const limits = limitConditions(query, other.limits, `also_${at}`);
    for (const part of partsOf(query, other.words, other.named, `other_${at}`))
      parts.push([part, ...limits].join(' AND '));
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
