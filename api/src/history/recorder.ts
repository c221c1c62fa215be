import { Injectable } from '@nestjs/common';
import type { DeepPartial, EntityManager, EntityTarget, QueryDeepPartialEntity } from 'typeorm';
import { Admin, fullName } from '../auth/admin.entity.js';
import { highestId, insertAll, lock, ROWS_PER_STATEMENT } from '../database/rows.js';
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

/** How a kind of record is found, and what the history says of one. */
export interface Kind<T extends Row> {
  entity: EntityTarget<T>;
  resource: Resource;
  /** @throws NotFound */
  find(manager: EntityManager, id: number): Promise<T>;
  nameOf(row: T): string;
  /** Everything that is worth an entry when it changes, in words that can be read later. Never a secret. */
  valuesOf(row: T): Values;
}

interface Update<T> {
  id: number;
  fields: QueryDeepPartialEntity<T>;
  /** The one that the author has read; without it, whatever is there is changed. */
  version?: number | null;
}

/** Writes records, each with its entry in the history: both are kept by the caller's unit of work, or neither. */
@Injectable()
export class Recorder {
  async create<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    fields: DeepPartial<NoInfer<T>>,
    by: Author,
  ): Promise<T> {
    const { id } = await manager.save(manager.create(kind.entity, fields));
    const row = await kind.find(manager, id);
    await this.enter(manager, kind, row, 'create', changesBetween(undefined, kind.valuesOf(row)), by);
    return row;
  }

  /**
   * Many at once, in a few statements.
   * @param createdAfter finds the next rows with higher ids than that
   */
  async createAll<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    rows: QueryDeepPartialEntity<NoInfer<T>>[],
    by: Author,
    createdAfter: (id: number) => Promise<T[]>,
  ): Promise<void> {
    const last = await highestId(manager, kind.entity);
    await insertAll(manager, kind.entity, rows);
    const author = await authorOf(manager, by);
    let created = await createdAfter(last);
    while (created.length > 0) {
      const entries = created.map((row) =>
        entryOf(kind, row, 'create', changesBetween(undefined, kind.valuesOf(row)), author),
      );
      await insertAll(manager, HistoryEntry, entries);
      created = await createdAfter(Math.max(...created.map(({ id }) => id)));
    }
  }

  /**
   * An update to what is there already writes nothing at all.
   * @param version the one that the author has read; without it, whatever is there is changed
   * @throws Outdated when that is no longer the current one
   */
  async update<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
    version?: number | null,
  ): Promise<{ before: T; after: T }> {
    await lock(manager, kind.entity, [id]);
    const before = await kind.find(manager, id);
    await refuseOutdated(manager, kind.resource, before, version);
    if (has(before, fields)) return { before, after: before };
    await manager.update(kind.entity, id, fields);
    const after = await kind.find(manager, id);
    const changes = changesBetween(kind.valuesOf(before), kind.valuesOf(after));
    await this.enter(manager, kind, after, 'update', changes, by);
    return { before, after };
  }

  /**
   * Many at once, each as `update` does it.
   * @param find those of the rows that there are
   * @throws NotFound, Outdated
   */
  async updateAll<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    updates: readonly Update<NoInfer<T>>[],
    by: Author,
    find: (ids: number[]) => Promise<T[]>,
  ): Promise<void> {
    const ids = updates.map(({ id }) => id);
    await lock(manager, kind.entity, ids);
    const author = await authorOf(manager, by);
    for (let start = 0; start < updates.length; start += ROWS_PER_STATEMENT) {
      const some = updates.slice(start, start + ROWS_PER_STATEMENT);
      const found = await find(some.map(({ id }) => id));
      const rows = new Map(found.map((row) => [row.id, row]));
      const changed = new Map<number, Values>();
      for (const { id, fields, version } of some) {
        const before = rows.get(id) ?? (await kind.find(manager, id));
        await refuseOutdated(manager, kind.resource, before, version);
        if (has(before, fields)) continue;
        await manager.update(kind.entity, id, fields);
        changed.set(id, kind.valuesOf(before));
      }
      const entries = (await find([...changed.keys()])).map((after) =>
        entryOf(kind, after, 'update', changesBetween(changed.get(after.id), kind.valuesOf(after)), author),
      );
      await insertAll(manager, HistoryEntry, entries);
    }
  }

  /** A change of a field whose value nobody may read, in the history least of all. */
  async updateSecret<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    id: number,
    fields: QueryDeepPartialEntity<NoInfer<T>>,
    by: Author,
  ): Promise<void> {
    await manager.update(kind.entity, id, fields);
    const withheld = Object.keys(fields).map((field) => [field, { from: null, to: null }] as const);
    await this.note(manager, kind, id, Object.fromEntries(withheld), by);
  }

  /** A change beside the row itself, such as of its sessions. */
  async note<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    id: number,
    changes: Changes,
    by: Author,
  ): Promise<void> {
    await this.enter(manager, kind, await kind.find(manager, id), 'update', changes, by);
  }

  async remove<T extends Row>(manager: EntityManager, kind: Kind<T>, id: number, by: Author): Promise<T> {
    await lock(manager, kind.entity, [id]);
    const row = await kind.find(manager, id);
    await manager.delete(kind.entity, id);
    await this.enter(manager, kind, row, 'delete', changesBetween(kind.valuesOf(row), undefined), by);
    return row;
  }

  /** Puts the row into the trash. */
  async discard<T extends Row>(manager: EntityManager, kind: Kind<T>, id: number, by: Author): Promise<void> {
    await lock(manager, kind.entity, [id]);
    const row = await kind.find(manager, id);
    await manager.softDelete(kind.entity, id);
    const deleted_at = { from: null, to: new Date().toISOString() };
    await this.enter(manager, kind, row, 'delete', { deleted_at }, by);
  }

  /** @param kind finds rows in the trash */
  async restore<T extends Row & { deleted_at: Date | null }>(
    manager: EntityManager,
    kind: Kind<T>,
    id: number,
    by: Author,
  ): Promise<void> {
    await lock(manager, kind.entity, [id]);
    const row = await kind.find(manager, id);
    await manager.restore(kind.entity, id);
    const deleted_at = { from: row.deleted_at?.toISOString() ?? null, to: null };
    await this.enter(manager, kind, row, 'restore', { deleted_at }, by);
  }

  private async enter<T extends Row>(
    manager: EntityManager,
    kind: Kind<T>,
    row: T,
    action: Action,
    changes: Changes,
    by: Author,
  ): Promise<void> {
    await manager.insert(HistoryEntry, entryOf(kind, row, action, changes, await authorOf(manager, by)));
  }
}

function entryOf<T extends Row>(
  kind: Kind<T>,
  row: T,
  action: Action,
  changes: Changes,
  author: Pick<HistoryEntry, 'admin_id' | 'admin_name'>,
) {
  return {
    // Not the database's clock: on SQLite that tells whole seconds only.
    at: new Date(),
    ...author,
    resource: kind.resource,
    record_id: row.id,
    record_name: kind.nameOf(row),
    action,
    changes,
  };
}

async function authorOf(manager: EntityManager, { adminId }: Author) {
  const admin_name =
    adminId === null ? ETALASE_NAME : fullName(await manager.findOneByOrFail(Admin, { id: adminId }));
  return { admin_id: adminId, admin_name };
}

/** Whether the row has these values already. */
function has(row: object, fields: object): boolean {
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(fields).every(([field, value]) => stored.get(field) === value);
}

function changesBetween(before: Values = {}, after: Values = {}): Changes {
  const changes = Object.keys({ ...before, ...after }).map(
    (field) => [field, { from: before[field] ?? null, to: after[field] ?? null }] as const,
  );
  return Object.fromEntries(changes.filter(([, { from, to }]) => from !== to));
}
