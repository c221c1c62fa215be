import type { EntityManager, EntityTarget, FindOptionsWhere, QueryDeepPartialEntity } from 'typeorm';
import { isSqlite } from './data-source.js';
import { yieldToEventLoop } from './yield-to-event-loop.js';

/** A statement has room for some thousands of values. */
export const ROWS_PER_STATEMENT = 200;

export async function insertAll<T extends object>(
  manager: EntityManager,
  entity: EntityTarget<T>,
  rows: QueryDeepPartialEntity<NoInfer<T>>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    await manager.createQueryBuilder().insert().into(entity).values(some).updateEntity(false).execute();
    await yieldToEventLoop();
  }
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
  for (let start = 0; start < sorted.length; start += ROWS_PER_STATEMENT) {
    await manager
      .createQueryBuilder(entity, 'record')
      .select('record.id')
      .withDeleted()
      .where('record.id IN (:...ids)', { ids: sorted.slice(start, start + ROWS_PER_STATEMENT) })
      .setLock('pessimistic_write')
      .getRawMany();
  }
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
