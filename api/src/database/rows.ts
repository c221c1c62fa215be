import {
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  In,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { isSqlite } from './data-source.js';
import { yieldToEventLoop } from './yield-to-event-loop.js';

/** A statement has room for some thousands of values. */
export const ROWS_PER_STATEMENT = 200;

export function inParts<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    parts.push(rows.slice(start, start + ROWS_PER_STATEMENT));
  return parts;
}

export type Statement = [sql: string, parameters: unknown[]];

export async function runAll(manager: EntityManager, statements: readonly Statement[]): Promise<void> {
  for (const [sql, parameters] of statements) {
    await manager.query(sql, parameters);
    await yieldToEventLoop();
  }
}

export function insertAll<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: QueryDeepPartialEntity<NoInfer<T>>[],
): Promise<void> {
  return runAll(manager, insertions(manager, entity, rows));
}

export function insertions<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: QueryDeepPartialEntity<NoInfer<T>>[],
): Statement[] {
  const into = manager.createQueryBuilder().insert().into(entity);
  return inParts(rows).map((some) => into.clone().values(some).getQueryAndParameters() as Statement);
}

/** Sets the same `fields` of stored rows, of each to its own values. */
export function updating<T extends { id: number; version?: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: readonly { after: T; fields: object }[],
): Statement {
  const [first] = rows;
  const query = manager.createQueryBuilder();
  if (first && rows.length === 1)
    return query
      .update(entity)
      .set(first.fields)
      .whereInIds(first.after.id)
      .getQueryAndParameters() as Statement;
  const written = ['version', 'updated_at', ...Object.keys(first?.fields ?? {})];
  const values = rows.map(({ after }) => ({
    ...after,
    version: Number(after.version) + 1,
    updated_at: undefined,
  }));
  return query
    .insert()
    .into(entity)
    .values(values as object)
    .orUpdate(written, ['id'])
    .getQueryAndParameters() as Statement;
}

/** Those in the trash count too; 0 without any. */
export async function highestId<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
): Promise<number> {
  const query = manager.createQueryBuilder(entity, 'record').select('MAX(record.id)', 'id').withDeleted();
  return (await query.getRawOne<{ id: number | null }>())?.id ?? 0;
}

/** Lock before you read: an earlier read would show the unit the rows as they were before the wait. */
export async function lock<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  ids: readonly number[],
): Promise<void> {
  if (isSqlite(manager.dataSource)) return;
  // One order everywhere keeps two units from waiting for each other.
  const sorted = [...ids].sort((a, b) => a - b);
  for (const some of inParts(sorted)) await lockWhere<{ id: number }>(manager, entity, { id: In(some) });
}

/** Those in the trash too. On MySQL no other row may begin to match meanwhile. */
export async function lockWhere<T extends { id: number }>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<NoInfer<T>>,
): Promise<number[]> {
  const query = manager
    .createQueryBuilder(entity, 'record')
    .select('record.id', 'id')
    .withDeleted()
    .where(where)
    .orderBy('record.id');
  if (!isSqlite(manager.dataSource)) query.setLock('pessimistic_write');
  return (await query.getRawMany<{ id: number }>()).map(({ id }) => id);
}
