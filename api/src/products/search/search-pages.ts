import type { SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../../database/data-source.js';
import type { Order } from '../../http/list-query.js';
import { page, type Statement, type Window } from '../id-pages.js';
import type { Product } from '../product.entity.js';
import { allWords, type Besides, conditionsOf, inIndex, namesOnly, type Search } from './product-search.js';
import { NAMES, TEXTS } from './product-texts.js';

/** Each is a part of the statement, of which SQLite takes 500. */
const MOST_CATEGORIES = 100;

/** Makes a query with all filters of a list but the words of its search. */
type Filtered = () => SelectQueryBuilder<Product>;

/** Products whose texts have these words, of these categories, within these limits and of these places. */
interface Source {
  words: readonly string[];
  categories?: readonly number[];
  besides?: Besides;
}

/**
 * The statement for the ids of a search's page, `in_name` first and then by id. Each source is read in the order of ids and no
 * further than the page: SQLite merges them, MySQL and MariaDB begin with all hits of the words.
 */
export function nameFirst(filtered: Filtered, search: Search, [first, rows]: Window): Statement {
  const sqlite = isSqlite(filtered().dataSource);
  const [inName, ofName] = inOrder(inWords(filtered(), search.words, NAMES), first + rows);
  const [others, ofOthers] = sqlite
    ? mergedWithout(filtered, search, first + rows)
    : unitedWithout(filtered, search, first + rows);
  const sql = `SELECT id, in_name FROM (SELECT id, 1 AS in_name FROM (${inName}) named
    UNION ALL SELECT id, 0 FROM (${others}) others) found ORDER BY in_name DESC, id LIMIT ${rows} OFFSET ${first}`;
  return [sql, [...ofName, ...ofOthers]];
}

/** The statement for the ids of a search's page in another order: of each source, the first of it are read, as many as may be needed. */
export function sortedFound(
  filtered: Filtered,
  search: Search,
  order: Order,
  [first, rows]: Window,
): Statement {
  const pages = sourcesOf(search).map((source, at) => {
    const [sql, parameters] = page(ofSource(filtered(), source), order, [0, first + rows]);
    return [`SELECT id FROM (${sql}) source_${at}`, parameters] satisfies Statement;
  });
  const [found, parameters] = union(pages);
  const sql = `SELECT found.id AS id FROM (${found}) found LEFT JOIN product ON product.id = found.id
    ORDER BY ${order.map((each) => each.join(' ')).join(', ')} LIMIT ${rows} OFFSET ${first}`;
  return [sql, parameters];
}

/** The statement for the `total` of what a search finds. */
export function countFound(filtered: Filtered, search: Search): Statement {
  const [found, parameters] = union(
    sourcesOf(search).map((source) => ofSource(filtered(), source).getQueryAndParameters()),
  );
  // Without a limit SQLite forgets the order, and with it how to merge.
  const merged = isSqlite(filtered().dataSource) ? 'ORDER BY id LIMIT -1' : '';
  return [`SELECT COUNT(*) AS total FROM (${found} ${merged}) found`, parameters];
}

function mergedWithout(filtered: Filtered, search: Search, most: number): Statement {
  const [found, parameters] = union(
    sourcesOf(search).map((source) => ofSource(filtered(), source).getQueryAndParameters()),
  );
  const inName = namesOnly(allWords(filtered(), search.words));
  const sql = `${found} EXCEPT SELECT rowid FROM product_search WHERE product_search MATCH ? ORDER BY id LIMIT ${most}`;
  return [sql, [...parameters, inName]];
}

function unitedWithout(filtered: Filtered, search: Search, most: number): Statement {
  const all = { all: allWords(filtered(), search.words) };
  const pages = sourcesOf(search).map((source) => {
    const others = ofSource(filtered(), source).andWhere(`NOT ${inIndex(NAMES, ':all')}`, all);
    const [sql, parameters] = inOrder(others, most);
    return [`(${sql})`, parameters] satisfies Statement;
  });
  return union(pages);
}

const union = (parts: readonly Statement[]): Statement => [
  parts.map(([sql]) => sql).join(' UNION '),
  parts.flatMap(([, parameters]) => parameters),
];

function sourcesOf({ also = [], ...search }: Search): Source[] {
  const others = also.flatMap((other) => textSources(other).map((source) => ({ ...source, besides: other })));
  return [...textSources(search), ...others];
}

function textSources({ words, named }: Search): Source[] {
  const ofCategories = named.flatMap(({ ids, missing }): Source[] =>
    missing.length > 0 || ids.length > MOST_CATEGORIES
      ? [{ words: missing, categories: ids }]
      : ids.map((id) => ({ words: [], categories: [id] })),
  );
  return [{ words }, ...ofCategories];
}

function ofSource(ids: SelectQueryBuilder<Product>, { words, categories, besides }: Source) {
  for (const condition of besides ? conditionsOf(ids, besides, 'also') : []) ids.andWhere(condition);
  if (categories) ids.andWhere('product.category_id IN (:...named)', { named: categories });
  return words.length > 0 ? inWords(ids, words, TEXTS) : ids;
}

function inOrder(ids: SelectQueryBuilder<Product>, most: number): Statement {
  return ids.orderBy('id').limit(most).getQueryAndParameters();
}

function inWords(ids: SelectQueryBuilder<Product>, words: readonly string[], columns: readonly string[]) {
  const all = allWords(ids, words);
  if (!isSqlite(ids.dataSource)) return ids.andWhere(inIndex(columns, ':words'), { words: all });
  return ids.select('search.rowid', 'id').innerJoin(
    'product_search',
    'search',
    // The plus has SQLite begin with what the index found, in its order.
    'product.id = +search.rowid AND search.product_search MATCH :words',
    { words: columns === NAMES ? namesOnly(all) : all },
  );
}
