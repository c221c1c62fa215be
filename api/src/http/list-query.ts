import { applyDecorators } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { CASE_INSENSITIVE } from '../database/collations.js';
import { isSqlite } from '../database/data-source.js';
import { Page } from './page.js';
import { InvalidFields, BadRequest } from './http-errors.js';

export const MOST_ROWS = 1000;
type Direction = 'ASC' | 'DESC';
const DEFAULT_ORDER: [field: string, direction: Direction] = ['id', 'ASC'];

/** ra-data-simple-rest sends each value as JSON. */
export interface ListQuery {
  sort?: string;
  range?: string;
  filter?: string;
}

export interface Filter<T extends ObjectLiteral> {
  description: string;
  apply(query: SelectQueryBuilder<T>, value: unknown, all?: Readonly<Record<string, unknown>>): void;
}

export interface ListRules<T extends ObjectLiteral> {
  id: string;
  /** The order without a `sort`; by id otherwise. */
  order?: [field: string, direction: Direction];
  sort: Record<string, string>;
  sortNotes?: Record<string, string>;
  texts?: readonly string[];
  filter: Record<string, Filter<T>>;
}

/** Columns that are sorted by under their own names. */
export const ownNames = (alias: string, ...names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, `${alias}.${name}`]));

/** Ties are in order of id. Without a range it takes the first 1,000 rows. */
export async function runList<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  { sort, range, filter }: ListQuery,
  rules: ListRules<T>,
): Promise<Page<T>> {
  applyFilter(query, filter, rules);
  for (const [column, direction] of readOrder(query, sort, rules)) query.addOrderBy(column, direction);
  const [first, last] = readRange(range);
  const [rows, total] = await query
    .offset(first)
    .limit(last - first + 1)
    .getManyAndCount();
  return new Page(rows, first, total);
}

export function applyFilter<T extends ObjectLiteral>(
  query: SelectQueryBuilder<T>,
  filter: string | undefined,
  rules: ListRules<T>,
): void {
  const all = readFilter(filter);
  for (const [field, value] of Object.entries(all)) {
    const known = Object.hasOwn(rules.filter, field) ? rules.filter[field] : undefined;
    if (!known) throw new InvalidFields({ filter: `Filter '${field}' tidak dikenal.` });
    known.apply(query, value, all);
  }
}

export type Order = [column: string, direction: Direction][];

export function readOrder<T extends ObjectLiteral>(
  { dataSource }: SelectQueryBuilder<T>,
  sort: string | undefined,
  rules: ListRules<T>,
): Order {
  const [field, direction] = readSort(sort, rules.order);
  const column = Object.hasOwn(rules.sort, field) ? rules.sort[field] : undefined;
  if (!column) throw new InvalidFields({ sort: `Urutan '${field}' tidak dikenal.` });
  if (column === rules.id) return [[column, direction]];
  const caseAside = rules.texts?.includes(column) && isSqlite(dataSource);
  return [
    [caseAside ? `${column} COLLATE ${CASE_INSENSITIVE}` : column, direction],
    [rules.id, direction],
  ];
}

export function ApiListQuery<T extends ObjectLiteral>({ sort, sortNotes = {}, order, filter }: ListRules<T>) {
  const fields = Object.keys(sort);
  const described = fields.map((field) => (sortNotes[field] ? `${field} (${sortNotes[field]})` : field));
  const unasked = JSON.stringify(order ?? DEFAULT_ORDER);
  const filters = Object.entries(filter).map(([field, { description }]) => `- \`${field}\`: ${description}`);
  return applyDecorators(
    ApiQuery({
      name: 'sort',
      required: false,
      type: String,
      example: JSON.stringify([fields.at(-1), 'DESC']),
      description: `A field and ASC or DESC; ${unasked} unless asked. Fields: ${described.join(', ')}.`,
      extensions: { 'x-sort': fields },
    }),
    ApiQuery({
      name: 'range',
      required: false,
      type: String,
      example: '[0,24]',
      description: `The first and the last row, both included, counted from 0. At most ${MOST_ROWS} rows, which is also what comes unless asked.`,
      extensions: { 'x-max-rows': MOST_ROWS },
    }),
    ApiQuery({
      name: 'filter',
      required: false,
      type: String,
      example: '{"id":[1,2]}',
      description: ['Rows that meet all of', '', ...filters].join('\n'),
    }),
  );
}

function readJson(name: string, text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    throw new BadRequest(`Parameter '${name}' bukan JSON yang benar.`);
  }
}

export function readFilter(text: string | undefined): Record<string, unknown> {
  if (text === undefined) return {};
  const filter = readJson('filter', text);
  if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) {
    throw new BadRequest("Parameter 'filter' harus berupa objek.");
  }
  return filter as Record<string, unknown>;
}

function readSort(
  text: string | undefined,
  unasked: [string, Direction] = DEFAULT_ORDER,
): [string, Direction] {
  if (text === undefined) return unasked;
  const sort = readJson('sort', text);
  const [field, order, ...more] = Array.isArray(sort) ? (sort as unknown[]) : [];
  if (typeof field === 'string' && (order === 'ASC' || order === 'DESC') && more.length === 0) {
    return [field, order];
  }
  throw new BadRequest('Parameter \'sort\' harus seperti ["name","ASC"].');
}

export function readRange(text: string | undefined): [number, number] {
  if (text === undefined) return [0, MOST_ROWS - 1];
  const range = readJson('range', text);
  if (Array.isArray(range) && range.length === 2 && range.every((end) => Number.isSafeInteger(end))) {
    const [first, last] = range as [number, number];
    if (first >= 0 && last >= first && last - first < MOST_ROWS) return [first, last];
  }
  throw new BadRequest(`Parameter 'range' harus seperti [0,24], paling banyak ${MOST_ROWS} baris.`);
}
