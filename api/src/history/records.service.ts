import { Injectable } from '@nestjs/common';
import { type DeepPartial, type EntityManager, MoreThan, type QueryDeepPartialEntity } from 'typeorm';
import { highestId, insertAll, lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import { NotFound } from '../http/http-errors.js';
import { assertVersion } from './assert-version.js';
import type { Author } from './author.js';
import { insertEntries } from './entries.js';
import type { Changes } from './history-entry.entity.js';
import { RecordCreation } from './record-creation.entity.js';
import {
  mapById,
  findRecord,
  findRecords,
  idsOf,
  isUnchanged,
  lockRecord,
  lockRecords,
  type RecordType,
  type Row,
  type Write,
} from './record-type.js';
import { withSources } from './translations.js';

interface Update<T> {
  id: number;
  fields: QueryDeepPartialEntity<T>;
  /** Without it any version is changed. */
  version?: number | null;
}

interface Updated<T> {
  before: T;
  after: T;
}

/** A record and its entry in the history are stored in the caller's unit of work. */
@Injectable()
export class RecordsService {
  async create<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    fields: DeepPartial<NoInfer<T>>,
    by: Author,
    idempotency_key?: string,
  ): Promise<T> {
    const [completed] = await completedFields(manager, type, [{ fields: fields as Write<T>['fields'] }]);
    const { id } = await manager.save(manager.create(type.entity, completed as DeepPartial<T>));
    const row = await findRecord(manager, type, id);
    await noteWritten(manager, type, [{ after: row }], 'create', by);
    if (idempotency_key !== undefined)
      await manager.insert(RecordCreation, { idempotency_key, resource: type.resource, record_id: id });
    return row;
  }

  async createAll<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    rows: QueryDeepPartialEntity<NoInfer<T>>[],
    by: Author,
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
      const some = rows.slice(start, start + ROWS_PER_STATEMENT).map((fields) => ({ fields }));
      const last = await highestId(manager, type.entity);
      await insertAll(manager, type.entity, await completedFields(manager, type, some));
      const created = await findRecords(manager, type, MoreThan(last));
      await noteWritten(
        manager,
        type,
        created.map((after) => ({ after })),
        'create',
        by,
      );
    }
  }

  /** @throws NotFound, VersionConflict when `version` is no longer the current one */
  async update<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
    version?: number | null,
  ): Promise<Updated<T>> {
    await lock(manager, type.entity, [id]);
    const [updated] = await updateSome(manager, type, [{ id, fields, version }], by);
    return updated as Updated<T>;
  }

  /** @throws NotFound, VersionConflict */
  async updateAll<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    updates: readonly Update<NoInfer<T>>[],
    by: Author,
  ): Promise<void> {
    const ids = updates.map(({ id }) => id);
    await lock(manager, type.entity, ids);
    const together: Author = { adminId: by.adminId, batch: by.batch ?? {} };
    for (let start = 0; start < updates.length; start += ROWS_PER_STATEMENT)
      await updateSome(manager, type, updates.slice(start, start + ROWS_PER_STATEMENT), together);
  }

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

  async note<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    changes: Changes,
    by: Author,
  ): Promise<void> {
    const after = await findRecord(manager, type, id);
    await insertEntries(manager, type, [{ after, changes }], 'update', by);
  }

  /** @throws NotFound */
  async remove<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    by: Author,
  ): Promise<T> {
    const before = await lockRecord(manager, type, id);
    await type.loadForHistory?.(manager, before);
    await manager.delete(type.entity, id);
    await insertEntries(manager, type, [{ before }], 'delete', by);
    return before;
  }

  /** Takes up to ROWS_PER_STATEMENT ids, passes over records that are gone, and returns the ids it has moved. */
  async moveSome<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    ids: readonly number[],
    action: 'delete' | 'restore',
    by: Author,
  ): Promise<number[]> {
    const found = await lockRecords(manager, type, ids);
    const moved = idsOf(found);
    if (moved.length === 0) return moved;
    if (action === 'delete') await manager.softDelete(type.entity, moved);
    else await manager.restore(type.entity, moved);
    const to = action === 'delete' ? new Date().toISOString() : null;
    const entries = found.map((before) => ({
      before,
      changes: { deleted_at: { from: before.deleted_at?.toISOString() ?? null, to } },
    }));
    await insertEntries(manager, type, entries, action, by);
    return moved;
  }
}

async function completedFields<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  writes: readonly Write<T>[],
): Promise<QueryDeepPartialEntity<T>[]> {
  const all = (await type.beforeWrite?.(manager, writes)) ?? writes.map(({ fields }) => fields);
  return all.map((fields, at) => withSources(type.translations, fields, writes[at]?.before));
}

async function noteWritten<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  written: readonly { before?: T; after: T }[],
  action: 'create' | 'update',
  by: Author,
): Promise<void> {
  for (const { after } of written) type.check?.(after);
  await type.afterWrite?.(manager, written);
  await insertEntries(manager, type, written, action, by);
}

/** Takes up to ROWS_PER_STATEMENT records, which are locked. */
async function updateSome<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  updates: readonly Update<NoInfer<T>>[],
  by: Author,
): Promise<Updated<T>[]> {
  const ids = updates.map(({ id }) => id);
  const before = await mapById(manager, type, ids);
  const writes: (Write<T> & { before: T })[] = [];
  for (const { id, fields, version } of updates) {
    const row = before.get(id);
    if (!row) throw new NotFound(type.notFound);
    await assertVersion(manager, type.resource, row, version);
    writes.push({ before: row, fields });
  }
  const completed = await completedFields<T>(manager, type, writes);
  // Rows that get the same fields are written by one statement.
  const changed = new Map<Update<T>['fields'], number[]>();
  for (const [at, fields] of completed.entries()) {
    const row = writes[at]?.before;
    if (row && !isUnchanged(row, fields)) changed.set(fields, [...(changed.get(fields) ?? []), row.id]);
  }
  for (const [fields, ids] of changed) await manager.update(type.entity, ids, fields);
  const after = await mapById(manager, type, [...changed.values()].flat());
  const written = [...after].map(([id, row]) => ({ before: before.get(id), after: row }));
  if (written.length > 0) await noteWritten(manager, type, written, 'update', by);
  return [...before].map(([id, row]) => ({ before: row, after: after.get(id) ?? row }));
}
