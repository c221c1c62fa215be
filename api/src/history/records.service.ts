import { Injectable } from '@nestjs/common';
import { type DeepPartial, type EntityManager, MoreThan, type QueryDeepPartialEntity } from 'typeorm';
import { highestId, inParts, insertAll, lock, runAll } from '../database/rows.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { yieldToEventLoop } from '../database/yield-to-event-loop.js';
import type { Author } from './author.js';
import { insertEntries } from './entries.js';
import type { Changes } from './history-entry.entity.js';
import { RecordCreation } from './record-creation.entity.js';
import {
  findRecord,
  findRecords,
  idsOf,
  lockRecord,
  lockRecords,
  type RecordType,
  type Row,
  type Write,
} from './record-type.js';
import { completedFields, isCurrent, planUpdates, type Update, type UpdatePlan } from './update-plan.js';

interface Updated<T> {
  before: T;
  after: T;
}

/** A record and its entry in the history are stored in one unit of work, the caller's where it has begun one. */
@Injectable()
export class RecordsService {
  constructor(private readonly work: UnitOfWork) {}

  create<T extends Row>(type: RecordType<T>, fields: DeepPartial<NoInfer<T>>, by: Author): Promise<T> {
    return this.unit(type, async (manager) => {
      const [completed] = await completedFields(manager, type, [{ fields: fields as Write<T>['fields'] }]);
      const { id } = await manager.save(manager.create(type.entity, completed as DeepPartial<T>));
      const row = await findRecord(manager, type, id);
      await noteCreated(manager, type, [row], by);
      const { idempotencyKey: idempotency_key } = by;
      if (idempotency_key !== undefined)
        await manager.insert(RecordCreation, { idempotency_key, resource: type.resource, record_id: id });
      return row;
    });
  }

  createAll<T extends Row>(
    type: RecordType<T>,
    rows: QueryDeepPartialEntity<NoInfer<T>>[],
    by: Author,
  ): Promise<void> {
    return this.unit(type, async (manager) => {
      for (const part of inParts(rows)) {
        const some = part.map((fields) => ({ fields }));
        const last = await highestId(manager, type.entity);
        await insertAll(manager, type.entity, await completedFields(manager, type, some));
        await noteCreated(manager, type, await findRecords(manager, type, MoreThan(last)), by);
      }
    });
  }

  /** @throws NotFound, VersionConflict when `version` is no longer the current one */
  update<T extends Row>(
    type: RecordType<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
    version?: number | null,
  ): Promise<Updated<T>> {
    return this.unit(type, async (manager) => {
      const before = await lockRecord(manager, type, id);
      await this.updateAll(type, [{ id, fields, version }], by);
      return { before, after: await findRecord(manager, type, id) };
    });
  }

  /** @param plans made before the unit of work, each for as long as its records have not changed. @throws NotFound, VersionConflict */
  updateAll<T extends Row>(
    type: RecordType<T>,
    updates: readonly Update<NoInfer<T>>[],
    by: Author,
    plans: readonly UpdatePlan<T>[] = [],
  ): Promise<void> {
    return this.unit(type, async (manager) => {
      const ids = updates.map(({ id }) => id);
      await lock(manager, type.entity, ids);
      const together: Author = { adminId: by.adminId, batch: by.batch ?? {} };
      for (const [at, some] of inParts(updates).entries()) {
        const plan = plans[at];
        const isUsed = plan && (await isCurrent(manager, type, plan));
        const { statements, entries } = isUsed ? plan : await planUpdates(manager, type, some);
        await runAll(manager, statements);
        if (entries.length > 0) await insertEntries(manager, type, entries, 'update', together);
      }
    });
  }

  /** Decides what `updateAll` would write. @throws NotFound, VersionConflict, InvalidFields */
  async planAll<T extends Row>(
    manager: EntityManager,
    type: RecordType<T>,
    updates: readonly Update<NoInfer<T>>[],
  ): Promise<UpdatePlan<T>[]> {
    const plans: UpdatePlan<T>[] = [];
    for (const some of inParts(updates)) {
      plans.push(await planUpdates(manager, type, some));
      await yieldToEventLoop();
    }
    return plans;
  }

  updateSecret<T extends Row>(
    type: RecordType<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
  ): Promise<void> {
    return this.unit(type, async (manager) => {
      await manager.update(type.entity, id, fields);
      const withheld = Object.keys(fields).map((field) => [field, { from: null, to: null }] as const);
      await this.note(type, id, Object.fromEntries(withheld), by);
    });
  }

  note<T extends Row>(type: RecordType<T>, id: number, changes: Changes, by: Author): Promise<void> {
    return this.unit(type, async (manager) => {
      const after = await findRecord(manager, type, id);
      await insertEntries(manager, type, [{ after, changes }], 'update', by);
    });
  }

  /** @throws NotFound */
  remove<T extends Row>(type: RecordType<T>, id: number, by: Author): Promise<T> {
    return this.unit(type, async (manager) => {
      const before = await lockRecord(manager, type, id);
      await type.loadForHistory?.(manager, before);
      await manager.delete(type.entity, id);
      await insertEntries(manager, type, [{ before }], 'delete', by);
      return before;
    });
  }

  /** Takes up to ROWS_PER_STATEMENT ids, passes over records that are gone, and returns the ids it has moved. */
  moveSome<T extends Row>(
    type: RecordType<T>,
    ids: readonly number[],
    action: 'delete' | 'restore',
    by: Author,
  ): Promise<number[]> {
    return this.unit(type, async (manager) => {
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
    });
  }

  private async unit<T extends Row, R>(
    { isInternal, refusal }: RecordType<T>,
    work: (manager: EntityManager) => Promise<R>,
  ): Promise<R> {
    try {
      return await (isInternal ? this.work.internalTransaction(work) : this.work.transaction(work));
    } catch (error) {
      throw refusal?.(error) ?? error;
    }
  }
}

async function noteCreated<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  rows: readonly T[],
  by: Author,
): Promise<void> {
  for (const row of rows) type.check?.(row);
  const created = rows.map((after) => ({ after }));
  await runAll(manager, (await type.related?.(manager, created)) ?? []);
  await insertEntries(manager, type, created, 'create', by);
}
