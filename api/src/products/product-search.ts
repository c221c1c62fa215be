import type { SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { likeAny, searchText } from '../http/list-filters.js';
import type { Filter } from '../http/list-query.js';
import type { Product } from './product.entity.js';

const WORD = /[\p{L}\p{M}\p{N}_]+/gu;
/** MySQL's index has none of fewer letters, and takes other numerals and marks for the end of a word. */
const INDEXED = /^[\p{L}\p{Nd}_]{3,}$/u;
/** Each of the others is looked for in every product that is left. */
const MOST_OTHERS = 3;

/** In the order of MySQL's index. */
const TEXTS = ['product.name', 'product.description', 'product.name_en', 'product.description_en'];

type Statement = [sql: string, parameters: unknown[]];

/** 'HS 0901', 'HS code: 0901.11', 'kode HS 090111'. */
const NAMED_HS_CODE = /^(?:kode\s+)?h\.?s\.?(?:\s*code)?[\s:]*(\d[\d.\s]*)$/i;
/** A heading's four digits and something behind them, or six digits at least: '2024' is a year, '1.250' a number. */
const BARE_HS_CODE = /^(\d{4}(?:[.\s]\d|\d\d)[\d.\s]*)$/;

interface Words {
  indexed: string[];
  others: string[];
}

/**
 * Its digits, or as many as are given, four at least; undefined for a search of words.
 * @throws InvalidFields
 */
export function hsDigits(value: unknown): string | undefined {
  const text = searchText(value);
  const [, code = ''] = NAMED_HS_CODE.exec(text) ?? BARE_HS_CODE.exec(text) ?? [];
  const digits = code.replace(/\D/g, '');
  return /^\d{4,10}$/.test(digits) ? digits : undefined;
}

/** @throws InvalidFields */
function wordsOf(value: unknown): Words {
  const text = searchText(value);
  const words = [...new Set(text.normalize('NFC').match(WORD) ?? [text])].filter(Boolean);
  const others = words.filter((word) => !INDEXED.test(word)).slice(0, MOST_OTHERS);
  return { indexed: words.filter((word) => INDEXED.test(word)), others };
}

/**
 * `q`: products whose names and descriptions, of either language, have all the words, in any order: the beginnings of words of three
 * letters and more, by an index of words, and anything shorter anywhere in the text. An HS code finds the products of that code instead.
 */
export const search: Filter<Product> = {
  takes:
    'words that names and descriptions have, in either language and any order: the beginnings of words, the singular for an English plural, or any part of the text when shorter than three letters. Without `sort`, products whose name has all of them come first. Instead of words, the beginning of an HS code, with dots or without: four digits after `HS`, or more',
  apply(query, value) {
    const code = hsDigits(value);
    if (code !== undefined) return byHsCode(query, code);
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
        query.andWhere(`MATCH (${TEXTS.join(', ')}) AGAINST (:words IN BOOLEAN MODE)`, {
          words: allOnMysql(indexed),
        });
    }
    for (const [at, word] of others.entries()) likeAny(query, TEXTS, word, `part_${at}`);
  },
};

/** By an index of the heading, be it written '0901' or '09.01'; further dots stand wherever staff have put them. */
export function byHsCode(query: SelectQueryBuilder<Product>, digits: string): void {
  const heading = digits.slice(0, 4);
  query
    .andWhere('(product.hs_code LIKE :heading OR product.hs_code LIKE :dotted)', {
      heading: `${heading}%`,
      dotted: `${heading.slice(0, 2)}.${heading.slice(2)}%`,
    })
    .andWhere("REPLACE(product.hs_code, '.', '') LIKE :code", { code: `${digits}%` });
}

/**
 * The statement for the ids of a search's page, `in_name` first and then by id; undefined for a search without words.
 * @param ids with the search and all other filters
 */
export function nameFirst(
  ids: SelectQueryBuilder<Product>,
  value: unknown,
  [first, rows]: readonly [number, number],
): Statement | undefined {
  const { indexed } = wordsOf(value);
  if (indexed.length === 0 || hsDigits(value) !== undefined) return undefined;
  if (!isSqlite(ids.dataSource))
    return ids
      .addSelect('MATCH (product.name, product.name_en) AGAINST (:words IN BOOLEAN MODE) > 0', 'in_name')
      .orderBy('in_name', 'DESC')
      .addOrderBy('product.id')
      .offset(first)
      .limit(rows)
      .getQueryAndParameters();

  // The index gives either in the order of ids, and no more than is asked for.
  const words = allOnSqlite(indexed);
  const inName = `{name name_en} : (${words})`;
  const [[named, ofNamed], [others, ofOthers]] = [inName, `(${words}) NOT (${inName})`].map((match) =>
    ids
      .clone()
      .setParameter('words', match)
      .orderBy('search.rowid')
      .limit(first + rows)
      .getQueryAndParameters(),
  ) as [Statement, Statement];
  const sql = `SELECT id, 1 AS in_name FROM (${named}) UNION ALL SELECT id, 0 FROM (${others})
    ORDER BY in_name DESC, id LIMIT ${rows} OFFSET ${first}`;
  return [sql, [...ofNamed, ...ofOthers]];
}

/** Of an English plural: 'bean' for 'beans', the whole word. An index has none of fewer than three letters. */
function singular(word: string): string | undefined {
  return /^[a-z]{3,}s$/i.test(word) ? word.slice(0, -1) : undefined;
}

const allOnSqlite = (words: readonly string[]) =>
  words.map((word) => either(`"${word}"*`, singular(word), (one) => `OR "${one}"`)).join(' AND ');
const allOnMysql = (words: readonly string[]) =>
  words.map((word) => `+${either(`${word}*`, singular(word), (one) => one)}`).join(' ');

function either(word: string, other: string | undefined, write: (other: string) => string): string {
  return other === undefined ? word : `(${word} ${write(other)})`;
}
