import type { SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { type Filter, likeAny, searchText } from '../http/list-query.js';
import type { Product } from './product.entity.js';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** MySQL's index has none of fewer letters, and takes other numerals and marks for the end of a word. */
const INDEXED = /^[\p{L}\p{Nd}_]{3,}$/u;
/** Each of the others is looked for in every product that is left. */
const MOST_OTHERS = 3;

interface Words {
  indexed: string[];
  others: string[];
}

/** @throws InvalidFields */
function wordsOf(value: unknown): Words {
  const text = searchText(value);
  const words = [...new Set(text.normalize('NFC').match(WORD) ?? [text])].filter(Boolean);
  const others = words.filter((word) => !INDEXED.test(word)).slice(0, MOST_OTHERS);
  return { indexed: words.filter((word) => INDEXED.test(word)), others };
}

/**
 * `q`: products whose name and description have all the words, in any order: the beginnings of words of three letters and more, by an
 * index of words, and anything shorter anywhere in the text.
 */
export const search: Filter<Product> = {
  takes:
    'words that name and description have, in any order: the beginnings of words, or any part of the text when shorter than three letters. Without `sort`, products whose name has all of them come first',
  apply(query, value) {
    const { indexed, others } = wordsOf(value);
    if (indexed.length > 0) {
      if (isSqlite(query.dataSource))
        // The plus has SQLite begin with what the index found.
        query.innerJoin(
          'product_search',
          'search',
          'product.id = +search.rowid AND search.product_search MATCH :words',
          { words: allOnSqlite(indexed) },
        );
      else
        query.andWhere('MATCH (product.name, product.description) AGAINST (:words IN BOOLEAN MODE)', {
          words: allOnMysql(indexed),
        });
    }
    for (const [at, word] of others.entries())
      likeAny(query, ['product.name', 'product.description'], word, `part_${at}`);
  },
};

/** Whether the name has all the words, to be in the order of; undefined for a search without words. */
export function nameHasAll(query: SelectQueryBuilder<Product>, value: unknown): string | undefined {
  const { indexed } = wordsOf(value);
  if (indexed.length === 0) return undefined;
  if (!isSqlite(query.dataSource)) return 'MATCH (product.name) AGAINST (:words IN BOOLEAN MODE) > 0';
  query.setParameter('in_name', `name : (${allOnSqlite(indexed)})`);
  return 'product.id IN (SELECT rowid FROM product_search WHERE product_search MATCH :in_name)';
}

const allOnSqlite = (words: readonly string[]) => words.map((word) => `"${word}"*`).join(' AND ');
const allOnMysql = (words: readonly string[]) => words.map((word) => `+${word}*`).join(' ');
