import {
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOperator,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import { NotFound } from '../http/refusals.js';
import type { Changes, Resource, Value } from './history-entry.entity.js';
import type { TranslationsOf } from './translations.js';

type Values = Record<string, Value>;

/** What follows from the texts. */
const OF_TRANSLATIONS = ['translated_from', 'outdated_translations'];

export interface Row {
  id: number;
  updated_at: Date;
  version?: number;
}

/** What is about to be written of a record, or of a new one. */
export interface Write<T> {
  before?: T;
  fields: QueryDeepPartialEntity<T>;
}

/** How records of one type are read, and what the history says of them. */
export interface RecordType<T extends Row> {
  entity: EntityTarget<T>;
  resource: Resource;
  /** The sentence of the 404. */
  notFound: string;
  /** Read along with a record. */
  relations?: FindManyOptions<T>['relations'];
  /** The rows that are of this type, when not all of them are. */
  where?: FindOptionsWhere<T>;
  withDeleted?: boolean;
  /** Texts in another language. Such a type has a `@SourcesColumn() translated_from`. */
  translations?: TranslationsOf;
  /**
   * Rules between fields, of the record as a write leaves it.
   * @throws InvalidFields, which undoes the write
   */
  check?(row: T): void;
  /**
   * What the fields of each write become, by what is stored beside them.
   * @throws InvalidFields
   */
  beforeWrite?(manager: EntityManager, writes: readonly Write<T>[]): Promise<QueryDeepPartialEntity<T>[]>;
  /** After a write, before the history says of it: what other tables have of the records follows. */
  afterWrite?(manager: EntityManager, written: readonly { before?: T; after: T }[]): Promise<void>;
  /** After any write, also into the trash and out of it. */
  written?(manager: EntityManager, ids: readonly number[]): void;
  nameOf(row: T): string;
  /**
   * The history has every column that a plain read selects, but for ids, times and the version. Here a column is left out
   * (`undefined`) or another value is added.
   */
  toHistory?(row: T): Record<string, Value | undefined>;
  /** The stored values for which `toHistory` has the words: what can be brought back. */
  rawValues?(row: T): Record<string, object>;
  /** What staff call fields of `toHistory`. */
  labels?(row: T): Record<string, string>;
  /** Before a record is deleted for good: reads what `toHistory` and `labels` say of other tables. */
  loadForHistory?(manager: EntityManager, row: T): Promise<void>;
}

/** @throws NotFound */
export async function findRecord<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  id: number,
): Promise<T> {
  // Of a limited read with relations TypeORM makes two, the second with a text of its own for each id.
  const [row] = await manager.find(type.entity, wanted(type, In([id])));
  if (!row) throw new NotFound(type.notFound);
  return row;
}

/** By id, in that order. */
export function findRecords<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  id: FindOperator<unknown>,
): Promise<T[]> {
  return manager.find(type.entity, {
    ...wanted(type, id),
    order: { id: 'ASC' } as FindManyOptions<T>['order'],
    take: ROWS_PER_STATEMENT,
  });
}

function wanted<T extends Row>(
  { where, relations, withDeleted }: RecordType<T>,
  id: FindOperator<unknown>,
): FindManyOptions<T> {
  return { where: { ...where, id } as FindOptionsWhere<T>, relations, withDeleted };
}

/** Those that are there. */
export async function lockSome<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  ids: readonly number[],
): Promise<T[]> {
  await lock(manager, type.entity, ids);
  return findRecords(manager, type, In([...ids]));
}

export const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** @throws NotFound */
export async function lockRecord<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  id: number,
): Promise<T> {
  await lock(manager, type.entity, [id]);
  return findRecord(manager, type, id);
}

export async function byId<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  ids: readonly number[],
): Promise<Map<number, T>> {
  if (ids.length === 0) return new Map();
  const rows = await findRecords(manager, type, In([...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether the row has these values already. A field that is `undefined` stays as it is. */
export function isUnchanged(row: object, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([field, value]) => value === undefined || stored.get(field) === value);
}

export function historyValues<T extends Row>(manager: EntityManager, type: RecordType<T>, row: T): Values {
  const { columns } = manager.dataSource.getMetadata(type.entity);
  const others = type.toHistory?.(row) ?? {};
  const shown = columns.filter(
    (column) =>
      column.isSelect &&
      !column.isPrimary &&
      !column.isCreateDate &&
      !column.isUpdateDate &&
      !column.isDeleteDate &&
      !column.isVersion &&
      !OF_TRANSLATIONS.includes(column.propertyName) &&
      !Object.hasOwn(others, column.propertyName),
  );
  const values = shown.map(
    (column) => [column.propertyName, toValue(column.propertyName, column.getEntityValue(row))] as const,
  );
  return Object.fromEntries(
    [...values, ...Object.entries(others)].filter(
      (entry): entry is [string, Value] => entry[1] !== undefined,
    ),
  );
}

/** @throws TypeError for what the history cannot show: `toHistory` says it in other words, or leaves it out. */
function toValue(field: string, value: unknown): Value {
  if (value instanceof Date) return value.toISOString();
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  throw new TypeError(`The history has no way to show '${field}': say it by 'toHistory'.`);
}

export function changesBetween(before: Values, after: Values): Changes {
  const changes = Object.keys({ ...before, ...after }).map(
    (field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const,
  );
  return Object.fromEntries(changes.filter(([, { from, to }]) => from !== to));
}

/** What the fields of writes become by their type's `beforeWrite`. */
export async function fieldsOfWrites<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  writes: readonly Write<T>[],
): Promise<QueryDeepPartialEntity<T>[]> {
  return type.beforeWrite ? type.beforeWrite(manager, writes) : writes.map(({ fields }) => fields);
}
