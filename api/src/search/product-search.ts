import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import { cleanLine } from '../clean-text.js';
import type { Statement } from '../database/rows.js';
import type { Filter } from '../http/list-query.js';
import { InvalidFields } from '../http/http-errors.js';
import { type Group, groupsOf, withoutStopWords } from './synonyms.js';
import { LONGEST_SEARCH, tokenOf, wordsOf } from './words.js';

type Filters = Readonly<Record<string, unknown>>;

export const searchFilter: Filter<ObjectLiteral> = {
  description:
    'words, of which at most 200 letters are read: products that have all of them or their synonyms, or words that begin with them, in any order and either language, in names, descriptions, category names, origin and HS code. Without `sort`, products whose name has them come first. Where nothing is found, a word of four letters and more that the catalogue lacks is read as the nearest one that it has',
  apply(query, value, all) {
    const groups = readGroups(value, all);
    if (groups === undefined) return;
    if (groups.length === 0) query.andWhere('1 = 0');
    else if (isSqlite(query.dataSource))
      // The unary plus has SQLite begin with what the index found.
      query
        .innerJoin('product_search', 'search', 'product.id = +search.rowid')
        .andWhere('search.product_search MATCH :words', { words: inFts5(groups) });
    else
      query
        .innerJoin('product_search', 'search', 'search.rowid = product.id')
        .andWhere('MATCH (search.names, search.texts) AGAINST (:words IN BOOLEAN MODE)')
        .setParameter('words', inBooleanMode(groups));
  },
};

export const exactSearch: Filter<ObjectLiteral> = {
  description: 'true: `q` is read as it is typed, without corrections, synonyms and stop words',
  apply(_, value) {
    if (typeof value !== 'boolean')
      throw new InvalidFields({ filter: 'Filter harus berupa true atau false.' });
  },
};

/** @returns undefined without a search. @throws InvalidFields */
export function readSearch(value: unknown): string[] | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') throw new InvalidFields({ filter: 'Pencarian harus berupa teks.' });
  const text = cleanLine(value.slice(0, LONGEST_SEARCH));
  return text === '' ? undefined : wordsOf(text);
}

function readGroups(value: unknown, { exact }: Filters = {}): Group[] | undefined {
  const words = readSearch(value);
  return exact === true ? words?.map((word) => [[`${word}*`]]) : words && groupsOf(withoutStopWords(words));
}

export function nameFirst(
  ids: SelectQueryBuilder<ObjectLiteral>,
  filter: Filters,
  [first, rows]: readonly [number, number],
): Statement | undefined {
  const groups = readGroups(filter.q, filter) ?? [];
  if (groups.length === 0) return undefined;
  if (!isSqlite(ids.dataSource))
    return ids
      .addSelect('MATCH (search.names) AGAINST (:words IN BOOLEAN MODE) > 0', 'in_name')
      .orderBy('in_name', 'DESC')
      .addOrderBy('product.id')
      .offset(first)
      .limit(rows)
      .getQueryAndParameters() as Statement;

  // FTS5 gives each half in the order of ids, and no more rows than are wanted.
  const words = inFts5(groups);
  const inName = `{names} : (${words})`;
  const half = (match: string) =>
    ids
      .clone()
      .setParameter('words', match)
      .orderBy('search.rowid')
      .limit(first + rows)
      .getQueryAndParameters() as Statement;
  const [named, ofNamed] = half(inName);
  const [others, ofOthers] = half(`(${words}) NOT (${inName})`);
  const sql = `SELECT id, 1 AS in_name FROM (${named}) UNION ALL SELECT id, 0 FROM (${others})
    ORDER BY in_name DESC, id LIMIT ${rows} OFFSET ${first}`;
  return [sql, [...ofNamed, ...ofOthers]];
}

function inFts5(groups: readonly Group[]): string {
  const term = (word: string) =>
    word.endsWith('*') ? `"${tokenOf(word.slice(0, -1))}"*` : `"${tokenOf(word)}"`;
  const ways = groups.map((group) => group.map((way) => `(${way.map(term).join(' AND ')})`));
  return ways.map((each) => `(${each.join(' OR ')})`).join(' AND ');
}

function inBooleanMode(groups: readonly Group[]): string {
  const term = (word: string) => (word.endsWith('*') ? `${tokenOf(word.slice(0, -1))}*` : tokenOf(word));
  const ways = groups.map((group) =>
    group.map((way) => `(${way.map((word) => `+${term(word)}`).join(' ')})`),
  );
  return ways.map((each) => `+(${each.join(' ')})`).join(' ');
}
