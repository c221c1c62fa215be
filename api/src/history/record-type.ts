import {
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOperator,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { lock, type Statement } from '../database/rows.js';
import { type HttpError, NotFound } from '../http/http-errors.js';
import type { Changes, Resource, Value } from './history-entry.entity.js';
import type { TranslationsOf } from './translations.js';

type Values = Record<string, Value>;

const OF_TRANSLATIONS = ['translated_from', 'outdated_translations'];

export interface Row {
  id: number;
  updated_at: Date;
  version?: number;
  deleted_at?: Date | null;
}

export interface Write<T> {
  before?: T;
  fields: QueryDeepPartialEntity<T>;
}

export interface RecordType<T extends Row> {
  entity: EntityTarget<T>;
  resource: Resource;
  notFound: string;
  relations?: FindManyOptions<T>['relations'];
  where?: FindOptionsWhere<T>;
  withDeleted?: boolean;
  translations?: TranslationsOf;
  /** Visitors see nothing of it: their cached answers stay. */
  isInternal?: boolean;
  /** What it means when the database refuses a write. */
  refusal?(this: void, error: unknown): HttpError | undefined;
  /** @throws InvalidFields, which undoes the write */
  check?(row: T): void;
  /** Returns the fields of each write. @throws InvalidFields */
  beforeWrite?(manager: EntityManager, writes: readonly Write<T>[]): Promise<QueryDeepPartialEntity<T>[]>;
  /** Loads what the history tells of other tables, and returns what is written to them. */
  related?(manager: EntityManager, written: readonly { before?: T; after: T }[]): Promise<Statement[]>;
  nameOf(row: T): string;
  /** The history takes what a plain read selects; `undefined` leaves a column out. */
  toHistory?(row: T): Record<string, Value | undefined>;
  /** The stored value behind words, which can be brought back, and what staff call the field. */
  details?(row: T): Record<string, { value?: object; label?: string }>;
  /** Before a deletion: loads what `toHistory` and `details` read of other tables. */
  loadForHistory?(manager: EntityManager, row: T): Promise<void>;
}

export function findRecords<T extends Row>(
  manager: EntityManager,
  { entity, where, relations, withDeleted }: RecordType<T>,
  id: FindOperator<unknown>,
): Promise<T[]> {
  return manager.find(entity, {
    where: { ...where, id } as FindOptionsWhere<T>,
    relations,
    withDeleted,
    order: { id: 'ASC' } as FindManyOptions<T>['order'],
  });
}

/** @throws NotFound */
export async function findRecord<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  id: number,
): Promise<T> {
  const [row] = await findRecords(manager, type, In([id]));
  if (!row) throw new NotFound(type.notFound);
  return row;
}

export async function lockRecords<T extends Row>(
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

export async function mapById<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  ids: readonly number[],
): Promise<Map<number, T>> {
  return new Map((await findRecords(manager, type, In([...ids]))).map((row) => [row.id, row]));
}

export function changedFields(row: object, fields: object): object {
  const stored = new Map<string, unknown>(Object.entries(row));
  const isChanged = ([field, value]: [string, unknown]) => value !== undefined && stored.get(field) !== value;
  return Object.fromEntries(Object.entries(fields).filter(isChanged));
}

export const isUnchanged = (row: object, fields: object) =>
  Object.keys(changedFields(row, fields)).length === 0;

export function historyValues<T extends Row>(manager: EntityManager, type: RecordType<T>, row: T): Values {
  const shown = manager.dataSource
    .getMetadata(type.entity)
    .columns.filter(
      (column) =>
        column.isSelect &&
        !column.isPrimary &&
        !column.isCreateDate &&
        !column.isUpdateDate &&
        !column.isDeleteDate &&
        !column.isVersion &&
        !OF_TRANSLATIONS.includes(column.propertyName),
    )
    .map((column) => [column.propertyName, column.getEntityValue(row) as unknown] as const);
  const values = Object.entries({ ...Object.fromEntries(shown), ...type.toHistory?.(row) });
  const present = values.filter(([, value]) => value !== undefined);
  return Object.fromEntries(present.map(([field, value]) => [field, toValue(field, value)]));
}

/** @throws TypeError for what the history cannot show */
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
