import { Injectable } from '@nestjs/common';
import {
  type DeepPartial,
  type EntityManager,
  type EntityTarget,
  type FindManyOptions,
  type FindOperator,
  type FindOptionsWhere,
  In,
  MoreThan,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { Admin, fullName } from '../auth/admin.entity.js';
import { highestId, insertAll, lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import { NotFound } from '../http/refusals.js';
import { type Author, ETALASE_NAME } from './author.js';
import {
  type Action,
  type Changes,
  HistoryEntry,
  type Resource,
  type Value,
} from './history-entry.entity.js';
import { refuseOutdated } from './outdated.js';

type Values = Record<string, Value>;

interface Row {
  id: number;
  updated_at: Date;
  version?: number;
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
  nameOf(row: T): string;
  /**
   * The history has every column that a plain read selects, but for ids, times and the version. Here a column is left out
   * (`undefined`) or another value is added.
   */
  inHistory?(row: T): Record<string, Value | undefined>;
}

interface Update<T> {
  id: number;
  fields: QueryDeepPartialEntity<T>;
  /** The version that the author has read; without it any version is changed. */
  version?: number | null;
}

interface Updated<T> {
  before: T;
  after: T;
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

/** By id, in that order. */
function findRecords<T extends Row>(
  manager: EntityManager,
  { entity, relations, where, withDeleted }: RecordType<T>,
  id: FindOperator<unknown>,
): Promise<T[]> {
  return manager.find(entity, {
    where: { ...where, id } as FindOptionsWhere<T>,
    relations,
    withDeleted,
    order: { id: 'ASC' } as FindManyOptions<T>['order'],
    take: ROWS_PER_STATEMENT,
  });
}

/** Writes records, each with its entry in the history, in the caller's unit of work: both are stored, or neither. */
@Injectable()
export class RecordsService {
  async create<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    fields: DeepPartial<NoInfer<T>>,
    by: Author,
  ): Promise<T> {
    const { id } = await manager.save(manager.create(type.entity, fields));
    const row = await findRecord(manager, type, id);
    await this.enter(manager, type, [{ after: row }], 'create', by);
    return row;
  }

  /** Many records, in a few statements. */
  async createAll<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    rows: QueryDeepPartialEntity<NoInfer<T>>[],
    by: Author,
  ): Promise<void> {
    let last = await highestId(manager, type.entity);
    await insertAll(manager, type.entity, rows);
    for (;;) {
      const created = await findRecords(manager, type, MoreThan(last));
      if (created.length === 0) return;
      const entries = created.map((after) => ({ after }));
      await this.enter(manager, type, entries, 'create', by);
      last = created.at(-1)?.id ?? last;
    }
  }

  /**
   * Writes nothing when the record has these values already.
   * @param version the version that the author has read; without it any version is changed
   * @throws NotFound, Outdated when that version is no longer the current one
   */
  async update<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
    version?: number | null,
  ): Promise<Updated<T>> {
    await lock(manager, type.entity, [id]);
    const [before] = await this.updateSome(manager, type, [{ id, fields, version }], by);
    return { before: before as T, after: await findRecord(manager, type, id) };
  }

  /**
   * Many records, each as `update` does it.
   * @throws NotFound, Outdated
   */
  async updateAll<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    updates: readonly Update<NoInfer<T>>[],
    by: Author,
  ): Promise<void> {
    const ids = updates.map(({ id }) => id);
    await lock(manager, type.entity, ids);
    for (let start = 0; start < updates.length; start += ROWS_PER_STATEMENT) {
      await this.updateSome(manager, type, updates.slice(start, start + ROWS_PER_STATEMENT), by);
    }
  }

  /** A change of fields whose values stay secret, also in the history. */
  async updateSecret<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
  ): Promise<void> {
    await manager.update(type.entity, id, fields);
    const withheld = Object.keys(fields).map((field) => [field, { from: null, to: null }] as const);
    await this.note(manager, type, id, Object.fromEntries(withheld), by);
  }

  /** A change beside the record itself, such as of an administrator's sessions. */
  async note<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    changes: Changes,
    by: Author,
  ): Promise<void> {
    await this.enter(manager, type, [{ after: await findRecord(manager, type, id), changes }], 'update', by);
  }

  async remove<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    by: Author,
  ): Promise<T> {
    await lock(manager, type.entity, [id]);
    const row = await findRecord(manager, type, id);
    await manager.delete(type.entity, id);
    await this.enter(manager, type, [{ before: row }], 'delete', by);
    return row;
  }

  /** Moves the record into the trash. */
  async discard<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    by: Author,
  ): Promise<void> {
    await lock(manager, type.entity, [id]);
    const before = await findRecord(manager, type, id);
    await manager.softDelete(type.entity, id);
    const changes = { deleted_at: { from: null, to: new Date().toISOString() } };
    await this.enter(manager, type, [{ before, changes }], 'delete', by);
  }

  /** @param type finds records in the trash */
  async restore<T extends Row & { deleted_at: Date | null }>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    by: Author,
  ): Promise<void> {
    await lock(manager, type.entity, [id]);
    const before = await findRecord(manager, type, id);
    await manager.restore(type.entity, id);
    const changes = { deleted_at: { from: before.deleted_at?.toISOString() ?? null, to: null } };
    await this.enter(manager, type, [{ before, changes }], 'restore', by);
  }

  /** Up to ROWS_PER_STATEMENT records, which are locked. Returns them as they were. */
  private async updateSome<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    updates: readonly Update<NoInfer<T>>[],
    by: Author,
  ): Promise<T[]> {
    const ids = updates.map(({ id }) => id);
    const rows = new Map((await findRecords(manager, type, In(ids))).map((row) => [row.id, row]));
    const changed: T[] = [];
    for (const { id, fields, version } of updates) {
      const before = rows.get(id);
      if (!before) throw new NotFound(type.notFound);
      await refuseOutdated(manager, type.resource, before, version);
      if (isUnchanged(before, fields)) continue;
      await manager.update(type.entity, id, fields);
      changed.push(before);
    }
    if (changed.length > 0) {
      const after = await findRecords(manager, type, In(changed.map(({ id }) => id)));
      const entries = after.map((row) => ({ before: rows.get(row.id), after: row }));
      await this.enter(manager, type, entries, 'update', by);
    }
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  private async enter<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    records: readonly { before?: T; after?: T; changes?: Changes }[],
    action: Action,
    by: Author,
  ): Promise<void> {
    const author = await authorOf(manager, by);
    const valuesOf = (row: T | undefined) => (row ? historyValues(manager, type, row) : {});
    const entries = records.flatMap(({ before, after, changes }) => {
      const row = after ?? before;
      if (!row) return [];
      return {
        // Not the database's clock: SQLite's tells whole seconds only.
        at: new Date(),
        ...author,
        resource: type.resource,
        record_id: row.id,
        record_name: type.nameOf(row),
        action,
        changes: changes ?? changesBetween(valuesOf(before), valuesOf(after)),
      };
    });
    await insertAll(manager, HistoryEntry, entries);
  }
}

async function authorOf(manager: EntityManager, { adminId }: Author) {
  const admin_name =
    adminId === null ? ETALASE_NAME : fullName(await manager.findOneByOrFail(Admin, { id: adminId }));
  return { admin_id: adminId, admin_name };
}

/** Whether the row has these values already. A field that is `undefined` stays as it is. */
export function isUnchanged(row: object, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([field, value]) => value === undefined || stored.get(field) === value);
}

function historyValues<T extends Row>(manager: EntityManager, type: RecordType<T>, row: T): Values {
  const { columns } = manager.dataSource.getMetadata(type.entity);
  const shown = columns.filter(
    (column) =>
      column.isSelect &&
      !column.isPrimary &&
      !column.isCreateDate &&
      !column.isUpdateDate &&
      !column.isDeleteDate &&
      !column.isVersion,
  );
  const values = shown.map((column) => [column.propertyName, toValue(column.getEntityValue(row))] as const);
  const all = { ...Object.fromEntries(values), ...type.inHistory?.(row) };
  return Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}

const toValue = (value: unknown) => (value instanceof Date ? value.toISOString() : value) as Value;

function changesBetween(before: Values, after: Values): Changes {
  const changes = Object.keys({ ...before, ...after }).map(
    (field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const,
  );
  return Object.fromEntries(changes.filter(([, { from, to }]) => from !== to));
}
