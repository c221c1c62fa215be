import type { SelectQueryBuilder } from 'typeorm';
import type { Order } from '../http/list-query.js';
import type { Product } from './product.entity.js';

export type Statement = [sql: string, parameters: unknown[]];
export type Window = readonly [first: number, rows: number];

/** Some of a list's products, all of them before those of the next part. */
export interface Part {
  total: number;
  ids: () => SelectQueryBuilder<Product>;
  order: Order;
}

/** The statement for the ids of a page. */
export function page(ids: SelectQueryBuilder<Product>, order: Order, [first, rows]: Window): Statement {
  for (const [column, direction] of order) ids.addOrderBy(column, direction);
  return ids.offset(first).limit(rows).getQueryAndParameters();
}

/** The same of a list that no index has in one piece, and of which each part is read from one; undefined past its end. */
export function pageOfParts(parts: readonly Part[], [first, rows]: Window): Statement | undefined {
  const pages: Statement[] = [];
  for (const { total, ids, order } of parts) {
    if (first < total && rows > 0) {
      pages.push(page(ids(), order, [first, rows]));
      rows -= total - first;
    }
    first = Math.max(0, first - total);
  }
  if (pages.length === 0) return undefined;
  const sql = pages.map(([part], at) => `SELECT id FROM (${part}) part_${at}`).join(' UNION ALL ');
  return [sql, pages.flatMap(([, parameters]) => parameters)];
}
