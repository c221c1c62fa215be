import { type EntityManager, In, type QueryDeepPartialEntity } from 'typeorm';
import { type Statement, updating } from '../database/rows.js';
import { NotFound } from '../http/http-errors.js';
import { assertVersion } from './assert-version.js';
import { changesOf } from './entries.js';
import type { Changes } from './history-entry.entity.js';
import { changedFields, mapById, type RecordType, type Row, type Write } from './record-type.js';
import { withSources } from './translations.js';

export interface Update<T> {
  id: number;
  fields: QueryDeepPartialEntity<T>;
  /** Without it any version is changed. */
  version?: number | null;
}

/** What updates of up to ROWS_PER_STATEMENT records come to, decided without a write. */
export interface UpdatePlan<T> {
  before: ReadonlyMap<number, T>;
  statements: readonly Statement[];
  entries: readonly { after: T; changes: Changes }[];
}

/** @throws NotFound, VersionConflict, InvalidFields */
export async function planUpdates<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  updates: readonly Update<NoInfer<T>>[],
): Promise<UpdatePlan<T>> {
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
  const written = writes.flatMap(({ before }, at) => {
    const fields = changedFields(before, completed[at] ?? {});
    return Object.keys(fields).length > 0 ? [{ before, fields, after: { ...before, ...fields } }] : [];
  });
  for (const { after } of written) type.check?.(after);
  const related = (await type.related?.(manager, written)) ?? [];
  // Rows of which the same fields change are written by one statement.
  const alike = new Map<string, typeof written>();
  for (const row of written) {
    const names = Object.keys(row.fields).sort().join();
    alike.set(names, [...(alike.get(names) ?? []), row]);
  }
  const statements = [...alike.values()].map((rows) => updating(manager, type.entity, rows));
  const entries = written.map(({ before, after }) => ({
    after,
    changes: changesOf(manager, type, before, after),
  }));
  return { before, statements: [...statements, ...related], entries };
}

/** @param plan of records that are locked by now */
export async function isCurrent<T extends Row>(
  manager: EntityManager,
  { entity }: RecordType<T>,
  { before }: UpdatePlan<T>,
): Promise<boolean> {
  const stored = await manager
    .createQueryBuilder(entity, 'record')
    .select(['record.id AS id', 'record.version AS version'])
    .where({ id: In([...before.keys()]) })
    .getRawMany<{ id: number; version: number }>();
  const isSame = ({ id, version }: { id: number; version: number }) => before.get(id)?.version === version;
  return stored.length === before.size && stored.every(isSame);
}

export async function completedFields<T extends Row>(
  manager: EntityManager,
  type: RecordType<T>,
  writes: readonly Write<T>[],
): Promise<QueryDeepPartialEntity<T>[]> {
  const all = (await type.beforeWrite?.(manager, writes)) ?? writes.map(({ fields }) => fields);
  return all.map((fields, at) => withSources(type.translations, fields, writes[at]?.before));
}
