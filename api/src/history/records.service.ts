import { Injectable } from '@nestjs/common';
import { type DeepPartial, type EntityManager, MoreThan, type QueryDeepPartialEntity } from 'typeorm';
import { highestId, insertAll, lock, ROWS_PER_STATEMENT } from '../database/rows.js';
import type { Author } from './author.js';
import { insertEntries } from './entries.js';
import type { Changes } from './history-entry.entity.js';
import { RecordCreation } from './record-creation.entity.js';
import {
  fieldsOfWrites,
  findRecord,
  findRecords,
  idsOf,
  lockRecord,
  lockSome,
  type RecordType,
  type Row,
} from './record-type.js';
import { withSources } from './translations.js';
import { type Update, type Updated, updateSome } from './updates.js';

/** Writes records, each with its entry in the history, in the caller's unit of work: both are stored, or neither. */
@Injectable()
export class RecordsService {
  /** @param idempotency_key by which `Creations` knows it again */
  async create<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    fields: DeepPartial<NoInfer<T>>,
    by: Author,
    idempotency_key?: string,
  ): Promise<T> {
    const write = { fields: fields as QueryDeepPartialEntity<T> };
    const [completed] = await fieldsOfWrites(manager, type, [write]);
    const sourced = withSources(type.translations, completed as DeepPartial<T>);
    const { id } = await manager.save(manager.create(type.entity, sourced));
    const row = await findRecord(manager, type, id);
    type.check?.(row);
    await type.afterWrite?.(manager, [{ after: row }]);
    await insertEntries(manager, type, [{ after: row }], 'create', by);
    if (idempotency_key !== undefined)
      await manager.insert(RecordCreation, { idempotency_key, resource: type.resource, record_id: id });
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
    const completed = await fieldsOfWrites(
      manager,
      type,
      rows.map((fields) => ({ fields })),
    );
    await insertAll(
      manager,
      type.entity,
      completed.map((row) => withSources(type.translations, row)),
    );
    for (;;) {
      const created = await findRecords(manager, type, MoreThan(last));
      if (created.length === 0) return;
      for (const row of created) type.check?.(row);
      const entries = created.map((after) => ({ after }));
      await type.afterWrite?.(manager, entries);
      await insertEntries(manager, type, entries, 'create', by);
      last = created.at(-1)?.id ?? last;
    }
  }

  /**
   * Writes nothing when the record has these values already.
   * @param version the version that the author has read; without it any version is changed
   * @throws NotFound, VersionConflict when that version is no longer the current one
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
    const [updated] = await updateSome(manager, type, [{ id, fields, version }], by);
    return updated as Updated<T>;
  }

  /**
   * Many records, each as `update` does it.
   * @throws NotFound, VersionConflict
   */
  async updateAll<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    updates: readonly Update<NoInfer<T>>[],
    by: Author,
  ): Promise<void> {
    const ids = updates.map(({ id }) => id);
    await lock(manager, type.entity, ids);
    const together: Author = { adminId: by.adminId, batch: by.batch ?? {} };
    for (let start = 0; start < updates.length; start += ROWS_PER_STATEMENT) {
      await updateSome(manager, type, updates.slice(start, start + ROWS_PER_STATEMENT), together);
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
    await insertEntries(
      manager,
      type,
      [{ after: await findRecord(manager, type, id), changes }],
      'update',
      by,
    );
  }

  /** @throws NotFound */
  async remove<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    id: number,
    by: Author,
  ): Promise<T> {
    const row = await lockRecord(manager, type, id);
    await type.loadForHistory?.(manager, row);
    await manager.delete(type.entity, id);
    await this.noteRemoved(manager, type, [row], by);
    return row;
  }

  /** The entries of records that the database has deleted with another one. */
  noteRemoved<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    rows: readonly T[],
    by: Author,
  ): Promise<void> {
    return insertEntries(
      manager,
      type,
      rows.map((before) => ({ before })),
      'delete',
      by,
    );
  }

  /**
   * Moves up to ROWS_PER_STATEMENT records into the trash. Those that are gone are passed over.
   * @returns the ids of those it has moved
   */
  async discardSome<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    ids: readonly number[],
    by: Author,
  ): Promise<number[]> {
    const found = await lockSome(manager, type, ids);
    const moved = idsOf(found);
    if (moved.length === 0) return moved;
    await manager.softDelete(type.entity, moved);
    const changes = { deleted_at: { from: null, to: new Date().toISOString() } };
    const entries = found.map((before) => ({ before, changes }));
    await insertEntries(manager, type, entries, 'delete', by);
    return moved;
  }

  /**
   * The opposite of `discardSome`.
   * @param type finds records in the trash
   */
  async restoreSome<T extends Row & { deleted_at: Date | null }>(
    manager: EntityManager,
    type: RecordType<T>,
    ids: readonly number[],
    by: Author,
  ): Promise<number[]> {
    const found = await lockSome(manager, type, ids);
    const moved = idsOf(found);
    if (moved.length === 0) return moved;
    await manager.restore(type.entity, moved);
    const entries = found.map((before) => {
      const from = before.deleted_at?.toISOString() ?? null;
      return { before, changes: { deleted_at: { from, to: null } } };
    });
    await insertEntries(manager, type, entries, 'restore', by);
    return moved;
  }
}
