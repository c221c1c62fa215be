import type { SelectQueryBuilder } from 'typeorm';
import { isSqlite } from '../database/data-source.js';
import type { Order } from '../http/list-query.js';
import type { Statement, Window } from './id-pages.js';
import type { Product } from './product.entity.js';

export const ENGLISH_NAME = 'COALESCE(product.name_en, product.name)';

type InFull = [english: Order[number], indonesian: Order[number], id: Order[number]];

export const isEnglish = (column: string) => column.startsWith(ENGLISH_NAME);

/** Those of the same English name are in the order of their Indonesian ones. */
export function inFull(order: Order): Order {
  const [[column, direction], ...ties] = order as [Order[number]];
  if (!isEnglish(column)) return order;
  return [[column, direction], [column.replace(ENGLISH_NAME, 'product.name'), direction], ...ties];
}

/**
 * The statement for the ids of a page. An index has the products with an English name in its order, and the others by their Indonesian
 * name: a page is merged from the heads of both.
 * @param ids with all filters
 */
export function byEnglishName(
  ids: SelectQueryBuilder<Product>,
  order: Order,
  [first, rows]: Window,
): Statement {
  const [[column, direction], byName, byId] = order as InFull;
  const english = column.replace(ENGLISH_NAME, 'product.name_en');
  const [name] = byName;
  // In one text: TypeORM repeats a column that is selected under two names.
  const named = (as: string) => ids.clone().addSelect(`${as} AS english, ${name} AS indonesian`);
  const translated = named(english).andWhere(`${english} >= ''`);
  const others = named(name).andWhere('product.name_en IS NULL');
  const asked = `ORDER BY english ${direction}, indonesian ${direction}, id ${direction} LIMIT ${rows} OFFSET ${first}`;
  if (isSqlite(ids.dataSource)) {
    // It reads both side by side, no further than asked.
    const [a, ofA] = translated.getQueryAndParameters() as Statement;
    const [b, ofB] = others.getQueryAndParameters() as Statement;
    return [`SELECT id FROM (${a} UNION ALL ${b} ${asked})`, [...ofA, ...ofB]];
  }
  const [a, ofA] = firstOf(translated, [[english, direction], byName, byId], first + rows);
  const [b, ofB] = firstOf(others, [byName, byId], first + rows);
  return [`SELECT id FROM ((${a}) UNION ALL (${b}) ${asked}) named`, [...ofA, ...ofB]];
}

function firstOf(ids: SelectQueryBuilder<Product>, order: Order, rows: number): Statement {
  for (const [column, direction] of order) ids.addOrderBy(column, direction);
  return ids.limit(rows).getQueryAndParameters();
}
